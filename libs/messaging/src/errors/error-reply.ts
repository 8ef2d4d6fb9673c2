import { DomainError, type DomainErrorContent, type ErrorCode } from '@hearthstay/contracts';

/** A refusal as it travels between services. An error that is no refusal travels as a bare `INTERNAL_ERROR` with its id. */
export interface ErrorReply {
  code: ErrorCode;
  content: DomainErrorContent;
  /** Of an `INTERNAL_ERROR`: the id under which the service has logged it. */
  errorId?: string;
}

/** A failure inside another service. Its cause is in that service's log under `errorId`. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(readonly errorId: string | undefined) {
    super('A service failed');
  }
}

/** @param logFailure notes an error that is no refusal, and answers the id under which it is to be found. */
export const replyFromError = (error: unknown, logFailure: (error: unknown) => string): ErrorReply =>
  error instanceof DomainError
    ? { code: error.code, content: error.content }
    : { code: 'INTERNAL_ERROR', content: {}, errorId: logFailure(error) };

export const errorFromReply = ({ code, content, errorId }: ErrorReply): Error =>
  code === 'INTERNAL_ERROR' ? new RemoteFailure(errorId) : new DomainError(code, content);
