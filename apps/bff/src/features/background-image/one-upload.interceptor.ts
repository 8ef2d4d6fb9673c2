import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { allowSlowBody } from '../../platform/http/body-timeout';

/** About as long as a photo of the largest size takes. */
const retryAfterSeconds = 5;

/**
 * Lets one upload pass at a time, because a photo takes several times its size on its way. Others are refused with 503
 * before anything of them is kept in memory.
 */
@Injectable()
export class OneUploadInterceptor implements NestInterceptor {
  private isUnderWay = false;

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Also for a refused one, whose body Node discards: a browser that is cut off while it sends does not see the
    // refusal.
    allowSlowBody(context.switchToHttp().getRequest<Request>());
    if (this.isUnderWay) throw new DomainError('SERVICE_UNAVAILABLE', { params: { retryAfterSeconds } });
    this.isUnderWay = true;
    return next.handle().pipe(finalize(() => (this.isUnderWay = false)));
  }
}
