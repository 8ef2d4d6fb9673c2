import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { CacheInvalidation } from './cache-invalidation';

/**
 * Invalidates the caches of this instance after each write of an admin, so that the admin sees the change before the
 * event about it arrives. A failed command may have taken effect too, for example after a timeout.
 */
@Injectable()
export class InvalidateAfterWrites implements NestInterceptor {
  constructor(private readonly caches: CacheInvalidation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, path } = context.switchToHttp().getRequest<Request>();
    if (['GET', 'HEAD'].includes(method) || !path.startsWith('/api/admin/')) return next.handle();
    const invalidate = (): void => this.caches.invalidateSettings();
    return next.handle().pipe(tap({ next: invalidate, error: invalidate }));
  }
}
