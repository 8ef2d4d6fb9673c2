import { beginSpan } from '@hearthstay/runtime';
import type { RequestHandler } from 'express';
import { routeOf } from './observe-responses';

/** Makes each request a span, with all that it causes below it. Its name has the route and never the URL. */
export const traceRequests: RequestHandler = (request, response, next) => {
  const { method } = request;
  const span = beginSpan(method, 'request');
  response.once('close', () => {
    const route = routeOf(request);
    const { statusCode: status, writableFinished } = response;
    span.end({
      name: `${method} ${route}`,
      outcome: writableFinished ? String(status) : 'aborted',
      isError: status >= 500,
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    });
  });
  next();
};
