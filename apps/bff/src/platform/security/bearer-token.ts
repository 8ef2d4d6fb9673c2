import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError, tokenSchema, type ErrorCode } from '@hearthstay/contracts';
import type { Request } from 'express';
import { recordedInput } from '../http/request-input.decorators';
import { guestLinkToken } from '../http/resource-id.pipe';

const bearer = /^Bearer (\S+)$/i;

const readToken = (request: Request): string | undefined => {
  const [, token] = bearer.exec(request.get('Authorization') ?? '') ?? [];
  return tokenSchema.safeParse(token).data;
};

const tokenOf = (request: Request, missing: ErrorCode): string => {
  const token = readToken(request);
  if (token === undefined) throw new DomainError(missing);
  return token;
};

/** The session token of the request. @throws DomainError `AUTHENTICATION_REQUIRED` if it is missing or malformed. */
export const bearerToken = (request: Request): string => tokenOf(request, 'AUTHENTICATION_REQUIRED');

export const SessionToken = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  bearerToken(context.switchToHttp().getRequest<Request>()),
);

/** The token of the session that the browser has had so far; `undefined` if it is missing or malformed. */
export const FormerToken = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  readToken(context.switchToHttp().getRequest<Request>()),
);

/** The token of a guest's status link. @throws DomainError `LINK_INVALID` if it is missing or malformed. */
export const StatusToken = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  tokenOf(context.switchToHttp().getRequest<Request>(), 'LINK_INVALID'),
);

const TokenOfAddressOrHeader = createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
  const request = context.switchToHttp().getRequest<Request>();
  return request.query['token'] ?? tokenOf(request, 'LINK_INVALID');
});

/**
 * The same for calls that also take the token as a query parameter. Own pages send the header, because browsers and
 * proxies may store URLs.
 *
 * @throws DomainError `LINK_INVALID`
 */
export const GuestLinkToken = (): ParameterDecorator =>
  recordedInput(TokenOfAddressOrHeader(guestLinkToken), {
    in: 'query',
    name: 'token',
    schema: guestLinkToken.schema.optional(),
  });
