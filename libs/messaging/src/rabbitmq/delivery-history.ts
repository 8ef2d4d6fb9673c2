import type { Message } from 'amqplib';
import { headerOf } from './message-format';

/** The earlier deliveries of an event, from its headers. */
export interface DeliveryHistory {
  /** Deliveries whose handlers failed other than by an outage. */
  failures: number;
  /** Deliveries whose handlers timed out. */
  timeouts: number;
  /** The time of the first timeout, in milliseconds since 1970. */
  firstTimeoutAt?: number;
  /**
   * Deliveries that ended without an acknowledgement because the process or its connection ended, counted by the
   * broker.
   */
  interruptions: number;
}

const failuresHeader = 'x-failures';
const timeoutsHeader = 'x-timeouts';
const firstTimeoutHeader = 'x-first-timeout-at';

const numberIn = (message: Message, header: string): number | undefined => {
  const value = headerOf(message, header);
  return typeof value === 'number' ? value : undefined;
};

/** Newer brokers also count requeued deliveries, in `x-acquired-count`. */
export const historyOf = (message: Message): DeliveryHistory => ({
  failures: numberIn(message, failuresHeader) ?? 0,
  timeouts: numberIn(message, timeoutsHeader) ?? 0,
  firstTimeoutAt: numberIn(message, firstTimeoutHeader),
  interruptions: Math.max(numberIn(message, 'x-delivery-count') ?? 0, numberIn(message, 'x-acquired-count') ?? 0),
});

export const isFirstDelivery = (message: Message): boolean => {
  const { failures, timeouts, interruptions } = historyOf(message);
  return failures + timeouts + interruptions === 0;
};

/** The headers of a copy. The counters of the broker restart with the copy. */
export const historyHeaders = ({ failures, timeouts, firstTimeoutAt }: DeliveryHistory): Record<string, number> => ({
  [failuresHeader]: failures,
  [timeoutsHeader]: timeouts,
  ...(firstTimeoutAt === undefined ? {} : { [firstTimeoutHeader]: firstTimeoutAt }),
});
