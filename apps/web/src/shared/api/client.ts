import { call, get, type Call } from './call';
// What failures need is there then, also without a network.
import './failed-call';
import { newIdempotencyKey } from './idempotency-key';
import { withRetries } from './retry';

const bodyOf = (body: unknown): Pick<Call, 'body' | 'headers'> => {
  if (body === undefined) return {};
  // The browser names the type itself, for only it knows the boundary between the parts.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
};

const change = <Result>(
  method: Call['method'],
  path: string,
  content?: unknown,
  more?: Call['headers'],
): Promise<Result> => {
  const { body, headers } = bodyOf(content);
  return call(
    path,
    { method, body, headers: { ...headers, 'Idempotency-Key': newIdempotencyKey(), ...more } },
    withRetries,
  );
};

/**
 * The API below `/api`. The caller names the type of each response, which the contract defines; every failure is an
 * `ApiError`. Changing calls have an idempotency key and are repeated when they get no response.
 */
export const api = {
  get,
  /** Opens a link that changes something although it is only asked for. */
  open: <Result>(path: string) => change<Result>('GET', path),
  /** `body` is sent as JSON, or as it is when it is `FormData`; `headers` go along with those of every call. */
  post: <Result = unknown>(path: string, body?: unknown, headers?: Call['headers']) =>
    change<Result>('POST', path, body, headers),
  patch: <Result = unknown>(path: string, body: unknown) => change<Result>('PATCH', path, body),
  put: <Result = unknown>(path: string, body: unknown) => change<Result>('PUT', path, body),
  delete: <Result = unknown>(path: string) => change<Result>('DELETE', path),
};
