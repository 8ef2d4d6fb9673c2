import { randomUUID } from 'node:crypto';
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, type ErrorView } from '@hearthstay/contracts';
import { RemoteFailure } from '@hearthstay/messaging';
import type { Request, Response } from 'express';
import { localeOf } from '../http/locale';
import { noteSecurityEvent } from '../security-log/security-log';
import { errorView } from './error-view';
import { toDomainError } from './to-domain-error';

/** Maps every exception to a response. The response to an internal error contains only an id, which is also logged. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(ApiExceptionFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const [request, response] = host.getArgs<[Request, Response]>();
    if (response.headersSent) {
      // The headers are sent, so closing the connection is the only way to mark the response as incomplete.
      response.destroy();
      return;
    }
    const refusal = toDomainError(thrown);
    if (refusal?.code === 'LINK_INVALID') noteSecurityEvent(request, 'link-refused');
    const retryAfter = refusal?.content.params?.['retryAfterSeconds'];
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const view = errorView(refusal ?? new DomainError('INTERNAL_ERROR'), localeOf(request));
    const body: ErrorView = refusal ? view : { ...view, errorId: this.logFailure(thrown) };
    response.status(body.statusCode).json(body);
  }

  private logFailure(thrown: unknown): string {
    // The service that failed has logged the cause under the same id.
    const errorId = (thrown instanceof RemoteFailure && thrown.errorId) || randomUUID();
    this.logger.error({ err: thrown, errorId }, 'Cannot handle a request');
    return errorId;
  }
}
