import { randomUUID } from 'node:crypto';
import { Catch, Logger, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { throwError, type Observable } from 'rxjs';
import type { ErrorReply } from './error-reply';

/** Turns what a handler throws into the one form in which errors travel. Only refusals show their content. */
@Catch()
export class RpcErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(RpcErrorFilter.name);

  catch(error: unknown): Observable<never> {
    return throwError(() => this.replyFor(error));
  }

  private replyFor(error: unknown): ErrorReply {
    if (error instanceof DomainError) return { code: error.code, content: error.content };
    const errorId = randomUUID();
    this.logger.error({ err: error, errorId }, 'A handler failed');
    return { code: 'INTERNAL_ERROR', content: {}, errorId };
  }
}
