// Must be the first import: the decorators that Nest's constants load use it.
import 'reflect-metadata';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { PATTERN_METADATA } from '@nestjs/microservices/constants';
import type { Histogram } from 'prom-client';
import { tap, type Observable } from 'rxjs';
import { beginSpan } from '../tracing/tracing';
import { isFailure, latencyBuckets, outcomeOf, type Outcome } from './outcome';

/** Measures and traces every message that a service handles. */
class MessageMetricsInterceptor implements NestInterceptor {
  constructor(private readonly handled: Histogram<'message' | 'outcome'>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [message] = Reflect.getMetadata(PATTERN_METADATA, context.getHandler()) as [string];
    const stopTimer = this.handled.startTimer({ message });
    const span = beginSpan(message, 'message');
    const end = (outcome: Outcome): void => {
      stopTimer({ outcome });
      span.end({ outcome, isError: isFailure(outcome) });
    };
    return next.handle().pipe(tap({ complete: () => end('done'), error: (error) => end(outcomeOf(error)) }));
  }
}

/** Loads prom-client on demand, because a process without a metrics server does not need it. */
export const createMessageMetrics = async (): Promise<MessageMetricsInterceptor> => {
  const { Histogram } = await import('prom-client');
  return new MessageMetricsInterceptor(
    new Histogram({
      name: 'hearthstay_message_handling_seconds',
      help: 'How long calls and events took to handle, by message and outcome',
      labelNames: ['message', 'outcome'],
      buckets: latencyBuckets,
    }),
  );
};
