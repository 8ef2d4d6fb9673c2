import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { allowSlowBody } from '../http/body-timeout';

/** About the duration of the largest upload. */
const retryAfterSeconds = 5;

/** Whether an upload is under way, of whatever kind of image. */
@Injectable()
export class UploadSlot {
  isTaken = false;
}

/**
 * Accepts one upload at a time, because processing a photo takes several times its size in memory. Refuses others with
 * 503 before it reads their bodies.
 */
@Injectable()
export class OneUploadInterceptor implements NestInterceptor {
  constructor(private readonly slot: UploadSlot) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Applies to refused uploads as well: Node discards their bodies, and a browser whose connection is closed while it
    // sends does not see the response.
    allowSlowBody(context.switchToHttp().getRequest<Request>());
    if (this.slot.isTaken) throw new DomainError('SERVICE_UNAVAILABLE', { params: { retryAfterSeconds } });
    this.slot.isTaken = true;
    return next.handle().pipe(finalize(() => (this.slot.isTaken = false)));
  }
}
