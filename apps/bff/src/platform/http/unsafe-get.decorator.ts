import { applyDecorators, Get, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request, Response } from 'express';

/** Express passes HEAD requests to the GET route, whose handler would change data. */
class RefuseHead implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method !== 'HEAD') return true;
    http.getResponse<Response>().set('Allow', 'GET');
    throw new DomainError('METHOD_NOT_ALLOWED');
  }
}

/** A GET route that changes data, as links in e-mails do. It responds with 405 to HEAD, which mail scanners send. */
export const UnsafeGet = (path: string): MethodDecorator => applyDecorators(Get(path), UseGuards(RefuseHead));
