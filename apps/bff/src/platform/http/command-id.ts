import { createHash } from 'node:crypto';
import { idempotencyKeySchema } from '@hearthstay/contracts';
import { messageContext, parseOrRefuse, runInMessageContext } from '@hearthstay/messaging';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { correlationIdOf } from './correlation';

/**
 * By which a client names a changing call: the same call under the same key has its effect once, however often it is
 * sent.
 */
export const idempotencyHeader = 'Idempotency-Key';

const headerSchema = z.object({ idempotencyKey: idempotencyKeySchema });

/**
 * A key that comes with another address or another body names another command. The key itself is the client's own and
 * may say something.
 */
const commandIdOf = (key: string, { method, originalUrl, body }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([key, method, originalUrl, body]))
    .digest('base64url');

/** Gives the commands of a request the id that its key stands for. Without a key each command gets an id of its own. */
export const nameCommands: RequestHandler = (request, _response, next) => {
  const sent = request.get(idempotencyHeader);
  if (sent === undefined) return next();
  const { idempotencyKey } = parseOrRefuse(headerSchema, { idempotencyKey: sent });
  const context = messageContext() ?? { correlationId: correlationIdOf(request) };
  runInMessageContext({ ...context, commandId: commandIdOf(idempotencyKey, request) }, () => next());
};
