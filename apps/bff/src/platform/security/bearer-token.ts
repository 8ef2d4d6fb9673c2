import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, tokenSchema } from '@hearthstay/contracts';
import type { Request } from 'express';

/** The session token of the request. @throws DomainError `AUTHENTICATION_REQUIRED` if it is missing or malformed. */
export const bearerToken = (request: Request): string => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? [];
  const { success, data } = tokenSchema.safeParse(token);
  if (!success) throw new DomainError('AUTHENTICATION_REQUIRED');
  return data;
};

export const SessionToken = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  bearerToken(context.switchToHttp().getRequest<Request>()),
);
