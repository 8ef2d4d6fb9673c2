import { isOutage, isTimeout } from '../errors/outage';
import { reasonOf } from '../errors/reason-of';
import type { DeliveryHistory } from './delivery-history';
import type { Redelivery } from './rabbitmq-options';

/** What becomes of an event that was not handled: it is delivered again after one of the pauses, or goes to the dead letters. */
export type NextDelivery = { history: DeliveryHistory } & (
  { pauses: readonly number[] } | { deadLetterReason: string }
);

/** The process that an event was delivered to ended, or lost its connection, before it acknowledged the event. */
export class ServiceEnded extends Error {
  override readonly name = 'ServiceEnded';
}

const afterFailures = (history: DeliveryHistory, failure: unknown, { pauses }: Redelivery): NextDelivery => {
  const next = pauses[history.failures - 1];
  return next ? { history, pauses: next } : { history, deadLetterReason: reasonOf(failure) };
};

const afterTimeout = (
  history: DeliveryHistory,
  failure: unknown,
  { timeoutPauses, timeoutAgeLimit }: Redelivery,
  now: number,
): NextDelivery => {
  const firstTimeoutAt = history.firstTimeoutAt ?? now;
  const late = { ...history, timeouts: history.timeouts + 1, firstTimeoutAt };
  const isTooOld = now - firstTimeoutAt > timeoutAgeLimit;
  return { history: late, ...(isTooOld ? { deadLetterReason: reasonOf(failure) } : { pauses: timeoutPauses }) };
};

/**
 * An event that fails by itself, or ends its process, has as many deliveries as there are pauses, and one. One whose handlers are late
 * has a time limit instead: a database that is slow makes every event late. An outage counts for nothing.
 */
export const nextDelivery = (
  history: DeliveryHistory,
  failure: unknown,
  redelivery: Redelivery,
  now = Date.now(),
): NextDelivery => {
  if (failure instanceof ServiceEnded) {
    const interrupted = { ...history, failures: history.failures + history.interruptions };
    return afterFailures(interrupted, failure, redelivery);
  }
  if (!isOutage(failure)) return afterFailures({ ...history, failures: history.failures + 1 }, failure, redelivery);
  return isTimeout(failure)
    ? afterTimeout(history, failure, redelivery, now)
    : { history, pauses: redelivery.outagePauses };
};
