import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import { sendCached, type CachedResponse } from '../cache/cached-response';
import type { RequestRateLimiter } from '../rate-limit/request-rate-limiter';
import { callerAt } from './caller';
import { correlationHeader, correlationIdOf } from './correlation';
import type { ObserveResponse } from './observe-responses';
import type { TrustsProxy } from './trusts-proxy';

export interface FoundResponse {
  response: CachedResponse;
  /** The pattern of the route and never the URL, which may contain a token. */
  route: string;
}

interface Options {
  /** Finds the cached body for a request; `undefined` if there is none, or if the client may not have it. */
  find: (request: IncomingMessage) => FoundResponse | undefined;
  limit: RequestRateLimiter;
  trusts: TrustsProxy;
  setSecurityHeaders: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  observe: ObserveResponse;
  /** Handles every other request. */
  express: RequestListener;
}

/**
 * The headers that are the same in every response, as alternating names and values; computed with the first response.
 */
const constantHeaders = (setSecurityHeaders: Options['setSecurityHeaders']) => {
  let headers: string[] | undefined;
  return (request: IncomingMessage, response: ServerResponse): string[] => {
    if (headers) return headers;
    setSecurityHeaders(request, response, () => undefined);
    return (headers = Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]));
  };
};

/**
 * Responds to requests whose response is cached before Express handles them, because Express takes four times as long
 * as everything else that such a response needs. The response is the one that Express and the controllers would send.
 */
export const respondFromCache = (options: Options): RequestListener => {
  const { find, limit, trusts, observe, express } = options;
  const headersOf = constantHeaders(options.setSecurityHeaders);

  return (request, response) => {
    const found = find(request);
    if (!found) return express(request, response);
    const start = performance.now();
    const respond = (): void => {
      const headers = [...headersOf(request, response), correlationHeader, correlationIdOf(request)];
      sendCached(found.response, request, response, headers);
      const seconds = (performance.now() - start) / 1_000;
      const { method = '' } = request;
      observe({ method, route: found.route, status: response.statusCode, seconds, fromCache: true });
    };
    // The rate of pages is not limited.
    if (!request.url?.startsWith('/api/')) return respond();
    limit.count(callerAt(proxyAddr(request, trusts))).then(respond, () => express(request, response));
  };
};
