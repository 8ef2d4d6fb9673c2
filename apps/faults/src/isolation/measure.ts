import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '../deployment/application';
import type { Deployment } from '../deployment/deployment';
import { nameOf, type Call } from './calls';

/**
 * Longer than the lifetime of the BFF's cache entries, in milliseconds, so that each call misses the cache at least
 * once.
 */
const measuredMs = 6_000;
const pauseMs = 500;

export interface Measured {
  /** As `GET /bookings/settings: 200`. */
  results: Set<string>;
  slowestMs: number;
}

const send = async (bff: Application, call: Call, token: string): Promise<string> => {
  const { method, path, body, asOwner } = call;
  const response = await fetch(`${bff.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(asOwner && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  await response.arrayBuffer();
  return `${nameOf(call)}: ${response.status}`;
};

/**
 * Repeats each call sequentially through every BFF for a while. @returns the distinct results and the longest duration
 */
export const measure = async (deployment: Deployment, calls: readonly Call[], token: string): Promise<Measured> => {
  const until = performance.now() + measuredMs;
  const results = new Set<string>();
  let slowestMs = 0;
  const sendUntilFinal = async (bff: Application, call: Call): Promise<void> => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      results.add(await send(bff, call, token));
      slowestMs = Math.max(slowestMs, performance.now() - sentAt);
      await pause(pauseMs);
    }
  };
  await Promise.all(deployment.of('bff').flatMap((bff) => calls.map((call) => sendUntilFinal(bff, call))));
  return { results, slowestMs };
};

/** Sends each call once through every BFF. */
export const sendOnce = async (deployment: Deployment, calls: readonly Call[], token: string): Promise<string[]> =>
  Promise.all(deployment.of('bff').flatMap((bff) => calls.map((call) => send(bff, call, token))));
