import type { ErrorView } from '@hearthstay/contracts';
import { ApiError } from './api-error';
import { actOnRefusal } from './refusal';

/** The failure that an answer tells of; `view` is its body, `null` when that cannot be read. */
export const errorOf = (status: number, view: Partial<ErrorView> | null): ApiError =>
  new ApiError({
    status,
    code: view?.code ?? 'UNREADABLE_ANSWER',
    message: view?.error ?? view?.message ?? '',
    details: view?.details,
    requiresPassword: view?.requiresPassword === true,
  });

const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError({ status: 0, code: 'NO_ANSWER', message: '', details: [], requiresPassword: false }, { cause });

/** Does what every failure of the API asks for, logging it first (specification, section 8), and answers what to throw. */
export const failedCall = (method: string, path: string, cause: unknown): ApiError => {
  const error = asApiError(cause);
  console.error(`${method} ${path} failed`, error);
  actOnRefusal(path, error);
  return error;
};
