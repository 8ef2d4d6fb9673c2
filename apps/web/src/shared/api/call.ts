import { readServerClock } from '@web/shared/settings/server-clock';
import { headersFor } from './headers';

/** The time limit of a response, in milliseconds. */
export const timeoutMs = 10_000;

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: BodyInit;
  headers?: Record<string, string>;
  /** How the response is read. */
  as?: 'json' | 'blob';
}

/** Turns failures into errors; loaded only after a failure, because most visits have none. */
const failures = () => import('./failed-call');

const send = async (path: string, { as = 'json', ...init }: Omit<Call, 'method'> & RequestInit): Promise<unknown> => {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  readServerClock(response);
  if (!response.ok) throw await (await failures()).readError(response);
  return response.status === 204 ? undefined : await response[as]();
};

const once = (attempt: () => Promise<unknown>) => attempt();

/**
 * Calls the API below `/api`. The part of the key after `#` is the token of a guest's link, which is sent as a header,
 * because browsers and proxies store addresses. Every failure is an `ApiError`, unless not even its code can be loaded.
 *
 * @param repeat runs the attempt once or several times
 */
export const call = async <Result>(key: string, { headers, ...init }: Call, repeat = once): Promise<Result> => {
  const [path = '', linkToken] = key.split('#');
  // The same headers for all attempts, because the session of the call may have ended before the next one.
  const request = { ...init, headers: { ...headersFor(path, linkToken), ...headers } };
  try {
    return (await repeat(() => send(path, request))) as Result;
  } catch (cause) {
    throw await (await failures()).failedCall({ path, ...request }, cause);
  }
};

/** Reads a path below `/api`. The caller names the type of the response, which the contract defines. */
export const get = <Result>(path: string): Promise<Result> => call(path, { method: 'GET' });
