import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const admins = new WeakMap<Request, string>();

/** Stores the authenticated admin of a request. */
export const setAdmin = (request: Request, email: string): void => void admins.set(request, email);

/** The address of the authenticated admin; `undefined` on a public route. */
export const adminOf = (request: Request): string | undefined => admins.get(request);

/** The address of the authenticated admin. Only for guarded routes. */
export const AdminEmail = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const email = adminOf(context.switchToHttp().getRequest<Request>());
  if (email === undefined) throw new Error('@AdminEmail requires a guarded route');
  return email;
});
