import { failedCall, readError } from './failed-call';
import { headersFor, newIdempotencyKey } from './headers';
import { timeoutMs, withRetries } from './retry';

const idempotencyHeader = 'Idempotency-Key';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Headers = Record<string, string>;

interface Body {
  body?: BodyInit;
  headers?: Headers;
}

const bodyOf = (body: unknown): Body => {
  if (body === undefined) return {};
  // The browser names the type itself, for only it knows the boundary between the parts.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
};

const send = async (path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw await readError(response);
  return response.status === 204 ? undefined : await response.json();
};

const call = async <Answer>(method: Method, path: string, body?: unknown, more?: Headers): Promise<Answer> => {
  const { headers, ...init } = bodyOf(body);
  // Once for all attempts: the session that the call stands on may have ended before the next one.
  const request = { ...init, method, headers: { ...headersFor(path), ...headers, ...more } };
  const attempt = () => send(path, request);
  try {
    return (await (idempotencyHeader in request.headers ? withRetries(attempt) : attempt())) as Answer;
  } catch (cause) {
    throw await failedCall(method, path, cause);
  }
};

const change = <Answer>(method: Method, path: string, body?: unknown, headers?: Headers): Promise<Answer> =>
  call(method, path, body, { [idempotencyHeader]: newIdempotencyKey(), ...headers });

/**
 * The API below `/api`. Answers are typed by the contract that the caller names; every failure is an {@link ApiError}.
 * Changing calls are named by a key and sent again when they get no answer.
 */
export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  /** Opens a link that changes something although it is only asked for. */
  open: <Answer>(path: string) => change<Answer>('GET', path),
  /** `body` is sent as JSON, or as it is when it is `FormData`; `headers` go along with those of every call. */
  post: <Answer = unknown>(path: string, body?: unknown, headers?: Headers) =>
    change<Answer>('POST', path, body, headers),
  patch: <Answer = unknown>(path: string, body: unknown) => change<Answer>('PATCH', path, body),
  put: <Answer = unknown>(path: string, body: unknown) => change<Answer>('PUT', path, body),
  delete: <Answer = unknown>(path: string) => change<Answer>('DELETE', path),
};
