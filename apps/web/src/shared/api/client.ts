import type { ErrorView } from '@hearthstay/contracts';
import i18n from 'i18next';
import { ApiError } from './api-error';
import { authorizationFor } from './authorization';
import { actOnRefusal } from './refusal';

/** Specification, section 9. */
const timeoutMs = 10_000;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Body {
  body?: BodyInit;
  headers?: Record<string, string>;
}

const bodyOf = (body: unknown): Body => {
  if (body === undefined) return {};
  // The browser names the type itself, for only it knows the boundary between the parts.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
};

const readError = async (response: Response): Promise<ApiError> => {
  const view = (await response.json().catch(() => null)) as Partial<ErrorView> | null;
  return new ApiError({
    status: response.status,
    code: view?.code ?? 'UNREADABLE_ANSWER',
    message: view?.error ?? view?.message ?? '',
    details: view?.details,
    requiresPassword: view?.requiresPassword === true,
  });
};

const send = async (method: Method, path: string, body?: unknown): Promise<unknown> => {
  const { headers, ...init } = bodyOf(body);
  const response = await fetch(`/api${path}`, {
    ...init,
    method,
    headers: { Accept: 'application/json', 'Accept-Language': i18n.language, ...authorizationFor(path), ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await readError(response);
  return response.status === 204 ? undefined : await response.json();
};

const call = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> => {
  try {
    return (await send(method, path, body)) as Answer;
  } catch (cause) {
    const error =
      cause instanceof ApiError
        ? cause
        : new ApiError({ status: 0, code: 'NO_ANSWER', message: '', details: [], requiresPassword: false }, { cause });
    // Every failure of the API is logged (specification, section 8).
    console.error(`${method} ${path} failed`, error);
    actOnRefusal(path, error);
    throw error;
  }
};

/** The API below `/api`. Answers are typed by the contract that the caller names; every failure is an {@link ApiError}. */
export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  /** `body` is sent as JSON, or as it is when it is `FormData`. */
  post: <Answer = unknown>(path: string, body?: unknown) => call<Answer>('POST', path, body),
  patch: <Answer = unknown>(path: string, body: unknown) => call<Answer>('PATCH', path, body),
  put: <Answer = unknown>(path: string, body: unknown) => call<Answer>('PUT', path, body),
  delete: <Answer = unknown>(path: string) => call<Answer>('DELETE', path),
};
