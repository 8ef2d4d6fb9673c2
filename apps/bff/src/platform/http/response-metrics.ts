import { latencyBuckets } from '@hearthstay/runtime';
import type { ObserveResponse } from './observe-responses';

/**
 * Measures responses for the metrics of the process. prom-client is loaded only in processes that call this function.
 */
export const createResponseMetrics = async (): Promise<ObserveResponse> => {
  const { Histogram } = await import('prom-client');
  const responses = new Histogram({
    name: 'hearthstay_http_request_seconds',
    help: 'Duration of HTTP requests, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, ...latencyBuckets],
  });
  return ({ method, route, status, seconds, aborted }) =>
    responses.observe({ method, route, status: aborted ? 'aborted' : String(status) }, seconds);
};
