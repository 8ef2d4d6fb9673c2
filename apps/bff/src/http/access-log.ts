import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';

const log = new Logger('Access');

/** Addresses hold tokens, so the log gets the pattern that matched and never the address. */
const routeOf = (request: Request): string => {
  const matched = request.route as { path: string } | undefined;
  return matched?.path ?? (request.path.startsWith('/api') ? 'unknown' : 'page');
};

/** Writes a line for every answer; those to the browser's fetching of pages and files only when debugging. */
export const logAccess: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.once('close', () => {
    const route = routeOf(request);
    const entry = {
      method: request.method,
      route,
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - start),
      ...(!response.writableFinished && { aborted: true }),
    };
    if (route === 'page') log.debug(entry, 'Answered');
    else log.log(entry, 'Answered');
  });
  next();
};

/** Writes a line for an answer that no service and no controller had a part in, when debugging. */
export const logAnswerFromMemory = ({ method, url }: IncomingMessage, { statusCode }: ServerResponse): void =>
  log.debug({ method, route: url, status: statusCode }, 'Answered from memory');
