import { DomainError } from '@hearthstay/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorRequestHandler, RequestHandler } from 'express';

const limit = '100kb';

/** Read by their controllers, once it is clear that an admin sends them, which no form on another site can claim. */
const uploads = ['/api/admin/settings/background-image'];

/** A body of another type stays unread, which would look like no body at all. */
const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  if (uploads.includes(request.path)) return next();
  const hasBody = Number(request.get('Content-Length')) > 0 || request.get('Transfer-Encoding') !== undefined;
  next(hasBody && request.body === undefined ? new DomainError('MALFORMED_JSON') : undefined);
};

const nameBodyError: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  if (error instanceof DomainError) return next(error);
  next(new DomainError(error.type === 'entity.too.large' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_JSON'));
};

/**
 * Reads JSON bodies, and nothing else but uploads: a form on another site can send every other type without asking the
 * browser.
 */
export const readJsonBodies = (app: NestExpressApplication): void => {
  app.useBodyParser('json', { limit });
  app.use(refuseOtherTypes);
  app.use(nameBodyError);
};
