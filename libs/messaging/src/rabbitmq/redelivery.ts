import type { ConsumeMessage } from 'amqplib';
import { headerOf } from './message-format';
import type { Redelivery } from './rabbitmq-options';

/** How often a quorum queue has delivered a message before. Newer brokers count in `x-acquired-count` what a consumer gave back. */
export const redeliveriesOf = (message: ConsumeMessage): number => {
  const counts = [headerOf(message, 'x-delivery-count'), headerOf(message, 'x-acquired-count')];
  return Math.max(0, ...counts.filter((count) => typeof count === 'number'));
};

/** Milliseconds; twice as long each time, so that a consumer that is down for a moment does not use up all attempts. */
export const pauseBeforeRedelivery = (
  redeliveries: number,
  { firstPauseMs, longestPauseMs }: Pick<Redelivery, 'firstPauseMs' | 'longestPauseMs'>,
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** redeliveries);
