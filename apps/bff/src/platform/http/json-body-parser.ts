import { DomainError } from '@hearthstay/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorRequestHandler, RequestHandler } from 'express';

const limit = '100kb';

/** Bodies of other types are not parsed and would otherwise be treated as missing. */
const refuseOtherTypes =
  (uploads: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    if (uploads.includes(request.path)) return next();
    const hasBody = Number(request.get('Content-Length')) > 0 || request.get('Transfer-Encoding') !== undefined;
    next(hasBody && request.body === undefined ? new DomainError('MALFORMED_JSON') : undefined);
  };

const nameBodyError: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  if (error instanceof DomainError) return next(error);
  next(new DomainError(error.type === 'entity.too.large' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_JSON'));
};

/**
 * Parses JSON bodies and refuses all others but uploads, because a form on a foreign site can send every other type
 * without a CORS preflight.
 *
 * @param uploads the paths whose controllers read the body themselves, after authentication: a form on a foreign site
 *   cannot send the session token
 */
export const parseJsonBodies = (app: NestExpressApplication, uploads: readonly string[]): void => {
  app.useBodyParser('json', { limit });
  app.use(refuseOtherTypes(uploads));
  app.use(nameBodyError);
};
