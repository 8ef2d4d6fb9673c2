import { DomainError } from '@hearthstay/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorRequestHandler, RequestHandler } from 'express';

const limit = '100kb';

/** Bodies of other types are not parsed and would otherwise be treated as missing. */
const refuseOtherTypes =
  (readsItself: (path: string) => boolean): RequestHandler =>
  (request, _response, next) => {
    if (readsItself(request.path)) return next();
    const hasBody = Number(request.get('Content-Length')) > 0 || request.get('Transfer-Encoding') !== undefined;
    next(hasBody && request.body === undefined ? new DomainError('MALFORMED_JSON') : undefined);
  };

const nameBodyError: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  if (error instanceof DomainError) return next(error);
  next(new DomainError(error.type === 'entity.too.large' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_JSON'));
};

/**
 * Parses JSON bodies and refuses nearly all others, because a form on a foreign site can send every other type
 * without a CORS preflight.
 *
 * @param readsItself whether the controller of a path reads the body itself, after authentication: a form on a foreign
 *   site can send neither the session token nor a path that contains a token
 */
export const parseJsonBodies = (app: NestExpressApplication, readsItself: (path: string) => boolean): void => {
  app.useBodyParser('json', { limit });
  app.use(refuseOtherTypes(readsItself));
  app.use(nameBodyError);
};
