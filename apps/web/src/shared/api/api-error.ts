import type { ErrorView } from '@hearthstay/contracts';

/** Codes of the server, and two for when there was no answer: nothing came, or what came was no answer of ours. */
export type ApiErrorCode = ErrorView['code'] | 'NO_ANSWER' | 'UNREADABLE_ANSWER';

interface ApiErrorContent {
  /** HTTP status, 0 when there was no answer. */
  status: number;
  code: ApiErrorCode;
  /** The server's sentence, in the reader's language; `''` when it sent none. */
  message: string;
  details: ErrorView['details'];
  requiresPassword: boolean;
}

/** Why a call failed. Screens show `message`, or a sentence of their own where it is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: NonNullable<ErrorView['details']>;
  readonly requiresPassword: boolean;

  constructor(content: ApiErrorContent, options?: ErrorOptions) {
    super(content.message, options);
    this.status = content.status;
    this.code = content.code;
    this.details = content.details ?? [];
    this.requiresPassword = content.requiresPassword;
  }
}

/** The server's sentence for a person, or the screen's own when the server sent none. */
export const messageOf = (error: unknown, ownSentence: string): string =>
  (error instanceof ApiError && error.message) || ownSentence;
