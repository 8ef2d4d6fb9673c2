import { randomUUID } from 'node:crypto';
import { runInMessageContext } from '@hearthstay/messaging';
import type { RequestHandler } from 'express';

const header = 'X-Correlation-Id';
/** What a caller sends ends up in every service's log, so it has to look like an id. */
const idShaped = /^[A-Za-z0-9_-]{8,64}$/;

/** Runs the request in a message context whose id the caller may choose and always learns. */
export const correlate: RequestHandler = (request, response, next) => {
  const offered = request.get(header) ?? '';
  const correlationId = idShaped.test(offered) ? offered : randomUUID();
  response.set(header, correlationId);
  runInMessageContext({ correlationId }, () => next());
};
