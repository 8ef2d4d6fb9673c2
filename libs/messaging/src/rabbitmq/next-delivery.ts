import { isOutage, isTimeout } from '../errors/outage';
import { reasonOf } from '../errors/reason-of';
import type { DeliveryHistory } from './delivery-history';
import type { Redelivery } from './rabbitmq-options';

/** A failed event is redelivered after one of the pauses, or dead-lettered. */
export type NextDelivery = { history: DeliveryHistory } & (
  { pauses: readonly number[] } | { deadLetterReason: string }
);

/** The consumer of an event ended or lost its connection before it acknowledged the event. */
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
 * An event that fails or crashes its process is dead-lettered after one delivery more than there are pauses. An event
 * that times out has a time limit instead, because a slow database delays every event. Outages do not count.
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
