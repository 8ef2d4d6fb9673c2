import { latencyBuckets } from '@hearthstay/runtime';
import type { ObserveAnswer } from './observe-responses';

/** Counts and times answers for the metrics of the process; loads what that needs only where it is called. */
export const createAnswerMetrics = async (): Promise<ObserveAnswer> => {
  const { Histogram } = await import('prom-client');
  const answers = new Histogram({
    name: 'hearthstay_http_request_seconds',
    help: 'How long requests of browsers took to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, ...latencyBuckets],
  });
  return ({ method, route, status, seconds, aborted }) =>
    answers.observe({ method, route, status: aborted ? 'aborted' : String(status) }, seconds);
};
