import type { ErrorView } from '@hearthstay/contracts';
import { adminSession } from '@web/shared/session/admin-session';
import { guestAccess } from '@web/shared/session/guest-access';
import { navigation } from '@web/shared/session/navigation';
import { ApiError, loadSentences } from './api-error';
import { isReplaced, needsAdminSession } from './headers';

/** The error of a response; `view` is its body, `null` if it cannot be parsed. */
export const errorOf = (status: number, view: Partial<ErrorView> | null, retryAfter: string | null = null): ApiError =>
  new ApiError({
    status,
    code: view?.code ?? 'UNREADABLE_RESPONSE',
    message: view?.error ?? view?.message ?? '',
    params: view?.params,
    details: view?.details,
    quote: view?.quote,
    requiresPassword: view?.requiresPassword === true,
    // The server sends seconds; the header could also contain a date, which is ignored.
    retryAfterMs: (Number(retryAfter) || 0) * 1_000,
  });

export const readError = async (response: Response): Promise<ApiError> =>
  errorOf(
    response.status,
    (await response.json().catch(() => null)) as Partial<ErrorView> | null,
    response.headers.get('Retry-After'),
  );

const noResponse = { status: 0, code: 'NO_RESPONSE', message: '', requiresPassword: false } as const;

const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError({ ...noResponse, params: {}, details: [] }, { cause });

/** A call that was sent; `path` is below `/api`. */
export interface SentCall {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/**
 * Logs a failure of the API, ends the session if the failure requires it, and returns the error to throw. Loads the
 * sentences of the error codes first, if possible.
 */
export const failedCall = async (sent: SentCall, cause: unknown): Promise<ApiError> => {
  const error = asApiError(cause);
  console.error(`${sent.method} ${sent.path} failed`, error);
  actOnRefusal(sent, error);
  if (error.code !== 'NO_RESPONSE') await loadSentences();
  return error;
};

/** Ends the session that a refused call used, unless a newer one has replaced it. */
const actOnRefusal = ({ path, headers }: SentCall, error: ApiError) => {
  if (isReplaced(path, headers)) return;
  if (needsAdminSession(path) && (error.status === 401 || error.status === 403)) {
    adminSession.clear();
    navigation.goHome();
  } else if (error.status === 401 && error.requiresPassword) {
    guestAccess.revoke();
    navigation.reload();
  }
};
