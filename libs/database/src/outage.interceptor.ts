import { Injectable, Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { catchError, throwError, type Observable } from 'rxjs';
import { outageOf } from './outage';

/**
 * Converts the error of a handler that failed because of an unavailable database: callers may retry, and events are
 * redelivered until the end of the outage.
 */
@Injectable()
export class OutageInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Database');

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => this.refusalOf(error))));
  }

  private refusalOf(error: unknown): unknown {
    const outage = outageOf(error);
    if (!outage) return error;
    this.logger.warn({ err: error }, 'Cannot reach the database');
    return new DomainError(outage === 'unsent' ? 'SERVICE_UNAVAILABLE' : 'SERVICE_TIMEOUT', {}, { cause: error });
  }
}
