import { randomUUID } from 'node:crypto';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, type ErrorView } from '@hearthstay/contracts';
import { RemoteFailure } from '@hearthstay/messaging';
import type { Request, Response } from 'express';
import { localeOf } from '../http/locale';
import { errorView } from './error-view';
import { refusalIn } from './to-domain-error';

/** The one place where an error becomes an answer. Of what went wrong inside, it tells an id that is in the log. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(ApiExceptionFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const [request, response] = host.getArgs<[Request, Response]>();
    if (response.headersSent) {
      // Half an answer is out: cutting the connection is the only way left to say that it is not whole.
      response.destroy();
      return;
    }
    const refusal = refusalIn(thrown);
    const retryAfter = refusal?.content.params?.['retryAfterSeconds'];
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const view = errorView(refusal ?? new DomainError('INTERNAL_ERROR'), localeOf(request));
    const answer: ErrorView = refusal ? view : { ...view, errorId: this.logFailure(thrown) };
    response.status(answer.statusCode).json(answer);
  }

  private logFailure(thrown: unknown): string {
    // The service that failed has logged the cause under the same id.
    const errorId = (thrown instanceof RemoteFailure && thrown.errorId) || randomUUID();
    this.logger.error({ err: thrown, errorId }, 'A request failed');
    return errorId;
  }
}
