import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { runInMessageContext } from '@hearthstay/messaging';
import type { RequestHandler } from 'express';

export const correlationHeader = 'X-Correlation-Id';
/** The id is written to the logs of all services, so its characters are restricted. */
const idShaped = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that the client has sent, or a new one. */
export const correlationIdOf = ({ headers }: IncomingMessage): string => {
  const offered = headers['x-correlation-id'];
  return typeof offered === 'string' && idShaped.test(offered) ? offered : randomUUID();
};

/** Runs the request in a message context with its correlation id and returns the id to the client. */
export const setCorrelationId: RequestHandler = (request, response, next) => {
  const correlationId = correlationIdOf(request);
  response.set(correlationHeader, correlationId);
  runInMessageContext({ correlationId }, () => next());
};
