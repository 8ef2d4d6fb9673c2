import { applyDecorators, Get, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request, Response } from 'express';

/** Express hands HEAD to the route of GET, whose handler would act. */
class RefuseHead implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method !== 'HEAD') return true;
    http.getResponse<Response>().set('Allow', 'GET');
    throw new DomainError('METHOD_NOT_ALLOWED');
  }
}

/**
 * A GET route that changes something, as links in e-mails do. HEAD, which mail scanners send, must not: it gets 405.
 */
export const UnsafeGet = (path: string): MethodDecorator => applyDecorators(Get(path), UseGuards(RefuseHead));
