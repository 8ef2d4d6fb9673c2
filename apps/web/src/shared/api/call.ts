import { readServerClock } from '@web/shared/settings/server-clock';
import { headersFor } from './headers';

/** The time limit of a response, in milliseconds. */
export const timeoutMs = 10_000;

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** What makes an error of a failure: a file of its own, because most visits see none. */
const failures = () => import('./failed-call');

const send = async (path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  readServerClock(response);
  if (!response.ok) throw await (await failures()).readError(response);
  return response.status === 204 ? undefined : await response.json();
};

const once = (attempt: () => Promise<unknown>) => attempt();

/**
 * Calls the API below `/api`. What follows a `#` in the path is the token of a guest's link, and is sent as a header:
 * addresses are stored by browsers and proxies. Every failure is an `ApiError`, unless not even the code for that can
 * be loaded.
 *
 * @param repeat makes several attempts of one
 */
export const call = async <Result>(key: string, { headers, ...init }: Call, repeat = once): Promise<Result> => {
  const [path = '', linkToken] = key.split('#');
  // Once for all attempts: the session that the call stands on may have ended before the next one.
  const request = { ...init, headers: { ...headersFor(path, linkToken), ...headers } };
  try {
    return (await repeat(() => send(path, request))) as Result;
  } catch (cause) {
    throw await (await failures()).failedCall({ path, ...request }, cause);
  }
};

/** Reads a path below `/api`. The caller names the type of the response, which the contract defines. */
export const get = <Result>(path: string): Promise<Result> => call(path, { method: 'GET' });
