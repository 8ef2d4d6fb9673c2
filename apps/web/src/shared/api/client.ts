import { failedCall, readError } from './failed-call';
import { headersFor } from './headers';
import { timeoutMs } from './timeout';

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

const send = async (method: Method, path: string, body?: unknown, more?: Headers): Promise<unknown> => {
  const { headers, ...init } = bodyOf(body);
  const response = await fetch(`/api${path}`, {
    ...init,
    method,
    headers: { ...headersFor(path), ...headers, ...more },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await readError(response);
  return response.status === 204 ? undefined : await response.json();
};

const call = async <Answer>(method: Method, path: string, body?: unknown, headers?: Headers): Promise<Answer> => {
  try {
    return (await send(method, path, body, headers)) as Answer;
  } catch (cause) {
    throw await failedCall(method, path, cause);
  }
};

/** The API below `/api`. Answers are typed by the contract that the caller names; every failure is an {@link ApiError}. */
export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  /** `body` is sent as JSON, or as it is when it is `FormData`; `headers` go along with those of every call. */
  post: <Answer = unknown>(path: string, body?: unknown, headers?: Headers) =>
    call<Answer>('POST', path, body, headers),
  patch: <Answer = unknown>(path: string, body: unknown) => call<Answer>('PATCH', path, body),
  put: <Answer = unknown>(path: string, body: unknown) => call<Answer>('PUT', path, body),
  delete: <Answer = unknown>(path: string) => call<Answer>('DELETE', path),
};
