import type { Request, RequestHandler } from 'express';

/** A response that has been sent or aborted. */
export interface ObservedResponse {
  method: string;
  /**
   * The pattern of the route and never the URL, which may contain a token: `/api/bookings/confirm/:token`, `page`,
   * `unknown`.
   */
  route: string;
  status: number;
  seconds: number;
  /** Whether the client has disconnected before the end of the response. */
  aborted?: boolean;
  /** Whether the response came from the cache, without a service or a controller. */
  fromCache?: boolean;
}

export type ObserveResponse = (response: ObservedResponse) => void;

/** The pattern of the route that a request has matched, `page` or `unknown`. */
export const routeOf = (request: Request): string => {
  const matched = request.route as { path: string } | undefined;
  return matched?.path ?? (request.path.startsWith('/api') ? 'unknown' : 'page');
};

/** Reports every response of Express. */
export const observeResponses =
  (observe: ObserveResponse): RequestHandler =>
  (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      observe({
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        seconds: (performance.now() - start) / 1_000,
        aborted: !response.writableFinished,
      });
    });
    next();
  };
