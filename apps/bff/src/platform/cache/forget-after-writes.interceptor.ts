import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { Copies } from './copies';

/**
 * An admin who has changed something sees it at once, whenever the event comes that tells the other instances. One who was refused
 * may have changed something too: a command that took too long can still have happened.
 */
@Injectable()
export class ForgetAfterWrites implements NestInterceptor {
  constructor(private readonly copies: Copies) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, path } = context.switchToHttp().getRequest<Request>();
    if (['GET', 'HEAD'].includes(method) || !path.startsWith('/api/admin/')) return next.handle();
    const forget = (): void => this.copies.forgetSettings();
    return next.handle().pipe(tap({ next: forget, error: forget }));
  }
}
