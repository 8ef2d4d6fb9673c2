import type { Message } from 'amqplib';
import { headerOf } from './message-format';

/** What an event brings along of its earlier deliveries. */
export interface DeliveryHistory {
  /** Deliveries on which its handlers failed by themselves. */
  failures: number;
  /** Deliveries on which its handlers were late. */
  timeouts: number;
  /** When they were late for the first time; milliseconds since 1970. */
  firstTimeoutAt?: number;
  /** Deliveries that the broker knows to have ended without an acknowledgement: the process or its connection was gone. */
  interruptions: number;
}

const failuresHeader = 'x-failures';
const timeoutsHeader = 'x-timeouts';
const firstTimeoutHeader = 'x-first-timeout-at';

const numberIn = (message: Message, header: string): number | undefined => {
  const value = headerOf(message, header);
  return typeof value === 'number' ? value : undefined;
};

/** Newer brokers count in `x-acquired-count` also what a consumer gave back. */
export const historyOf = (message: Message): DeliveryHistory => ({
  failures: numberIn(message, failuresHeader) ?? 0,
  timeouts: numberIn(message, timeoutsHeader) ?? 0,
  firstTimeoutAt: numberIn(message, firstTimeoutHeader),
  interruptions: Math.max(numberIn(message, 'x-delivery-count') ?? 0, numberIn(message, 'x-acquired-count') ?? 0),
});

/** Whether an event was never delivered before. */
export const isFirstDelivery = (message: Message): boolean => {
  const { failures, timeouts, interruptions } = historyOf(message);
  return failures + timeouts + interruptions === 0;
};

/** The headers of a copy, of which the broker has not counted anything yet. */
export const historyHeaders = ({ failures, timeouts, firstTimeoutAt }: DeliveryHistory): Record<string, number> => ({
  [failuresHeader]: failures,
  [timeoutsHeader]: timeouts,
  ...(firstTimeoutAt === undefined ? {} : { [firstTimeoutHeader]: firstTimeoutAt }),
});
