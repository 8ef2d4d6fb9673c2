// Must be the first import: the decorators that Nest's constants load use it.
import 'reflect-metadata';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { PATTERN_METADATA } from '@nestjs/microservices/constants';
import type { Histogram } from 'prom-client';
import { tap, type Observable } from 'rxjs';
import { latencyBuckets, outcomeOf } from './outcome';

/** Measures every message that a service handles. */
class MessageMetricsInterceptor implements NestInterceptor {
  constructor(private readonly handled: Histogram<'message' | 'outcome'>) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [message] = Reflect.getMetadata(PATTERN_METADATA, context.getHandler()) as [string];
    const stopTimer = this.handled.startTimer({ message });
    return next.handle().pipe(
      tap({
        complete: () => stopTimer({ outcome: 'done' }),
        error: (error) => stopTimer({ outcome: outcomeOf(error) }),
      }),
    );
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
