import type { Request, RequestHandler } from 'express';

/** An answer that has been sent, or given up by whoever asked. */
export interface Answer {
  method: string;
  /**
   * The pattern that matched and never the address, which may hold a token: `/api/bookings/confirm/:token`, `page`,
   * `unknown`.
   */
  route: string;
  status: number;
  seconds: number;
  /** Whoever asked has gone before they had it all. */
  aborted?: boolean;
  /** Whether the response came from the cache, without a service or a controller. */
  fromCache?: boolean;
}

export type ObserveAnswer = (answer: Answer) => void;

const routeOf = (request: Request): string => {
  const matched = request.route as { path: string } | undefined;
  return matched?.path ?? (request.path.startsWith('/api') ? 'unknown' : 'page');
};

/** Tells of every answer that Express gives. */
export const observeAnswers =
  (observe: ObserveAnswer): RequestHandler =>
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
