import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const admins = new WeakMap<Request, string>();

/** Notes whose session a request carries; `AdminGuard` does once it has let it pass. */
export const rememberAdmin = (request: Request, email: string): void => void admins.set(request, email);

/** The address of the admin whose session a request carries; `undefined` on a route that is not guarded. */
export const adminOf = (request: Request): string | undefined => admins.get(request);

/** The address of the admin who calls. Only for guarded routes. */
export const AdminEmail = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const email = adminOf(context.switchToHttp().getRequest<Request>());
  if (email === undefined) throw new Error('The route is not guarded');
  return email;
});
