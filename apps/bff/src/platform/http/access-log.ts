import { Logger } from '@nestjs/common';
import type { ObserveAnswer } from './observe-responses';

const log = new Logger('Access');

/** Logs every response: at debug level those of pages and files, and those from the cache. */
export const logAnswer: ObserveAnswer = ({ method, route, status, seconds, aborted, fromCache }) => {
  const entry = {
    method,
    route,
    status,
    milliseconds: Math.round(seconds * 1_000),
    ...(aborted && { aborted }),
    ...(fromCache && { fromCache }),
  };
  if (route === 'page' || fromCache) log.debug(entry, 'Answered');
  else log.log(entry, 'Answered');
};
