import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The network address that limits count by; behind proxies the one that `TRUST_PROXY` makes of it. */
export const callerOf = (request: Request): string => request.ip ?? 'unknown';

export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
