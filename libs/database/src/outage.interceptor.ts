import { Injectable, Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { catchError, throwError, type Observable } from 'rxjs';
import { outageOf } from './outage';

/**
 * Says of a handler which failed for want of the database just that: callers are told to try again, and events wait for
 * it however long it is away.
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
    this.logger.warn({ err: error }, 'The database is away');
    return new DomainError(outage === 'unsent' ? 'SERVICE_UNAVAILABLE' : 'SERVICE_TIMEOUT', {}, { cause: error });
  }
}
