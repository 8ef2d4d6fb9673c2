import { DomainError, type DomainErrorContent, type ErrorCode } from '@hearthstay/contracts';

/** An error in a reply. An error that is not a `DomainError` becomes an `INTERNAL_ERROR` with only its id. */
export interface ErrorReply {
  code: ErrorCode;
  content: DomainErrorContent;
  /** The id under which the service has logged an `INTERNAL_ERROR`. */
  errorId?: string;
}

/** An unexpected error in another service, which has logged its cause under `errorId`. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(readonly errorId: string | undefined) {
    super('Another service failed');
  }
}

/** @param logFailure logs an unexpected error and returns the id of its log line */
export const replyFromError = (error: unknown, logFailure: (error: unknown) => string): ErrorReply =>
  error instanceof DomainError
    ? { code: error.code, content: error.content }
    : { code: 'INTERNAL_ERROR', content: {}, errorId: logFailure(error) };

export const errorFromReply = ({ code, content, errorId }: ErrorReply): Error =>
  code === 'INTERNAL_ERROR' ? new RemoteFailure(errorId) : new DomainError(code, content);
