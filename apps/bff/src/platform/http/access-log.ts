import { Logger } from '@nestjs/common';
import type { ObserveResponse } from './observe-responses';

const log = new Logger('Access');

/** Logs every response; pages, files and cached responses at debug level. */
export const logResponse: ObserveResponse = ({ method, route, status, seconds, aborted, fromCache }) => {
  const entry = {
    method,
    route,
    status,
    milliseconds: Math.round(seconds * 1_000),
    ...(aborted && { aborted }),
    ...(fromCache && { fromCache }),
  };
  if (route === 'page' || fromCache) log.debug(entry, 'Request completed');
  else log.log(entry, 'Request completed');
};
