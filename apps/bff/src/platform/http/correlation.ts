import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { runInMessageContext } from '@hearthstay/messaging';
import type { RequestHandler } from 'express';

export const correlationHeader = 'X-Correlation-Id';
/** What a caller sends ends up in every service's log, so it has to look like an id. */
const idShaped = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that the caller has chosen, or a new one. */
export const correlationIdOf = ({ headers }: IncomingMessage): string => {
  const offered = headers['x-correlation-id'];
  return typeof offered === 'string' && idShaped.test(offered) ? offered : randomUUID();
};

/** Runs the request in a message context whose id the caller may choose and always learns. */
export const correlate: RequestHandler = (request, response, next) => {
  const correlationId = correlationIdOf(request);
  response.set(correlationHeader, correlationId);
  runInMessageContext({ correlationId }, () => next());
};
