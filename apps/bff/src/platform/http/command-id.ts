import { createHash } from 'node:crypto';
import { idempotencyKeySchema } from '@hearthstay/contracts';
import { messageContext, parseOrRefuse, runInMessageContext } from '@hearthstay/messaging';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { correlationIdOf } from './correlation';

/** The header that makes repeated unsafe requests take effect once. */
export const idempotencyHeader = 'Idempotency-Key';

const headerSchema = z.object({ idempotencyKey: idempotencyKeySchema });

/**
 * Hashes the key with the method, URL and body, so that a reused key identifies another command, and because the
 * client's key may contain personal data.
 */
const commandIdOf = (key: string, { method, originalUrl, body }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([key, method, originalUrl, body]))
    .digest('base64url');

/** Derives the id of a request's commands from its idempotency key. Without a key each command gets a random id. */
export const assignCommandIds: RequestHandler = (request, _response, next) => {
  const sent = request.get(idempotencyHeader);
  if (sent === undefined) return next();
  const { idempotencyKey } = parseOrRefuse(headerSchema, { idempotencyKey: sent });
  const context = messageContext() ?? { correlationId: correlationIdOf(request) };
  runInMessageContext({ ...context, commandId: commandIdOf(idempotencyKey, request) }, () => next());
};
