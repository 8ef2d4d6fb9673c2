import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import { asyncRequestListener } from '../../platform/http/async-request-listener';
import { callerAt } from '../../platform/http/caller';
import { correlationHeader, correlationIdOf } from '../../platform/http/correlation';
import type { ObserveResponse } from '../../platform/http/observe-responses';
import type { TrustsProxy } from '../../platform/http/trusts-proxy';
import type { RequestRateLimiter } from '../../platform/rate-limit/request-rate-limiter';

export interface FoundResponse {
  /** Sends it, with further headers as alternating names and values. */
  send: (request: IncomingMessage, response: ServerResponse, headers: readonly string[]) => void;
  /** The pattern of the route and never the URL, which may contain a token. */
  route: string;
}

interface Options {
  /**
   * Finds the response to a request; `undefined` if a service or a controller is needed for it. A promise if the
   * request's body has to be read first.
   */
  find: (request: IncomingMessage) => FoundResponse | undefined | Promise<FoundResponse | undefined>;
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
 * Responds to requests for which the caches suffice before Express handles them, because Express takes four times as
 * long as everything else that such a response needs. The response is the one that Express and the controllers would
 * send.
 */
export const respondFromCache = (options: Options): RequestListener => {
  const { find, limit, trusts, observe, express } = options;
  const headersOf = constantHeaders(options.setSecurityHeaders);

  /** The rate of pages is not limited. */
  const isWithinLimit = async (request: IncomingMessage): Promise<boolean> => {
    if (!request.url?.startsWith('/api/')) return true;
    try {
      await limit.count(callerAt(proxyAddr(request, trusts)));
      return true;
    } catch {
      return false;
    }
  };

  return asyncRequestListener(async (request, response) => {
    const start = performance.now();
    const found = await find(request);
    const isFound = found !== undefined && (await isWithinLimit(request));
    // `limitBodyDuration` has responded to a request whose body came too late.
    if (response.headersSent) return;
    if (!isFound) return express(request, response);
    found.send(request, response, [...headersOf(request, response), correlationHeader, correlationIdOf(request)]);
    const seconds = (performance.now() - start) / 1_000;
    const { method = '' } = request;
    observe({ method, route: found.route, status: response.statusCode, seconds, fromCache: true });
  });
};
