import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { allowSlowBody } from '../../platform/http/body-timeout';

/** About the duration of the largest upload. */
const retryAfterSeconds = 5;

/**
 * Accepts one upload at a time, because processing a photo takes several times its size in memory. Refuses others with
 * 503 before it reads their bodies.
 */
@Injectable()
export class OneUploadInterceptor implements NestInterceptor {
  private isUnderWay = false;

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Applies to refused uploads as well: Node discards their bodies, and a browser whose connection is closed while it
    // sends does not see the response.
    allowSlowBody(context.switchToHttp().getRequest<Request>());
    if (this.isUnderWay) throw new DomainError('SERVICE_UNAVAILABLE', { params: { retryAfterSeconds } });
    this.isUnderWay = true;
    return next.handle().pipe(finalize(() => (this.isUnderWay = false)));
  }
}
