import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { currentCorrelationId, messageContext, runInMessageContext } from '@hearthstay/messaging';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { adminOf } from './current-admin';

/** Sets the actor of all commands of a request: the authenticated admin, otherwise a guest. */
@Injectable()
export class ActorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const email = adminOf(context.switchToHttp().getRequest<Request>());
    const actor = email === undefined ? ({ kind: 'guest' } as const) : ({ kind: 'admin', email } as const);
    const current = messageContext() ?? { correlationId: currentCorrelationId() };
    return runInMessageContext({ ...current, actor }, () => next.handle());
  }
}
