import { call, get, type Call } from './call';
// Loaded with this file, so that the code for failures also exists without a network.
import './failed-call';
import { newIdempotencyKey } from './idempotency-key';
import { withRetries } from './retry';

const bodyOf = (body: unknown): Pick<Call, 'body' | 'headers'> => {
  if (body === undefined) return {};
  // The browser sets the content type itself, because it generates the boundary between the parts.
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
  /** Opens a link whose `GET` changes something. */
  open: <Result>(path: string) => change<Result>('GET', path),
  /** `body` is sent as JSON, `FormData` as it is; `headers` are added to those of every call. */
  post: <Result = unknown>(path: string, body?: unknown, headers?: Call['headers']) =>
    change<Result>('POST', path, body, headers),
  patch: <Result = unknown>(path: string, body: unknown) => change<Result>('PATCH', path, body),
  put: <Result = unknown>(path: string, body: unknown) => change<Result>('PUT', path, body),
  delete: <Result = unknown>(path: string) => change<Result>('DELETE', path),
};
