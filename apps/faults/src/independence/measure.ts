import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '../house/application';
import type { House } from '../house/house';
import { nameOf, type Call } from './calls';

/** Longer than the BFF keeps any copy, in milliseconds, so that each call has to do without it at least once. */
const measuredMs = 6_000;
const pauseMs = 200;

export interface Measured {
  /** As `GET /bookings/settings: 200`. */
  answers: Set<string>;
  slowestMs: number;
}

const ask = async (bff: Application, call: Call, token: string): Promise<string> => {
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
 * Makes calls through every BFF for a while, each caller one after the other, and tells what they were answered and how
 * late.
 */
export const measure = async (house: House, calls: readonly Call[], token: string): Promise<Measured> => {
  const until = performance.now() + measuredMs;
  const answers = new Set<string>();
  let slowestMs = 0;
  const insist = async (bff: Application, call: Call): Promise<void> => {
    while (performance.now() < until) {
      const askedAt = performance.now();
      answers.add(await ask(bff, call, token));
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      await pause(pauseMs);
    }
  };
  await Promise.all(house.of('bff').flatMap((bff) => calls.map((call) => insist(bff, call))));
  return { answers, slowestMs };
};

/** Makes each call once through every BFF. */
export const askOnce = async (house: House, calls: readonly Call[], token: string): Promise<string[]> =>
  Promise.all(house.of('bff').flatMap((bff) => calls.map((call) => ask(bff, call, token))));
