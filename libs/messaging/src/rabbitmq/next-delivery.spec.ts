import { DomainError } from '@hearthstay/contracts';
import { nextDelivery, ServiceEnded } from './next-delivery';

const redelivery = { pauses: [[1, 2], [4]], outagePauses: [3], timeoutPauses: [8], timeoutAgeLimit: 1_000 };
const fresh = { failures: 0, timeouts: 0, interruptions: 0 };
const now = 5_000;

const next = (history: Partial<typeof fresh & { firstTimeoutAt: number }>, failure: unknown) =>
  nextDelivery({ ...fresh, ...history }, failure, redelivery, now);

describe('nextDelivery', () => {
  const failure = new TypeError('cannot be opened');
  const timeout = new AggregateError([new DomainError('SERVICE_TIMEOUT'), new DomainError('SERVICE_UNAVAILABLE')]);

  it('waits longer after each failure', () => {
    expect(next({}, failure)).toMatchObject({ pauses: [1, 2], history: { failures: 1 } });
    expect(next({ failures: 1 }, failure)).toMatchObject({ pauses: [4], history: { failures: 2 } });
  });

  it('dead-letters an event after more failures than there are pauses', () => {
    expect(next({ failures: 2 }, failure)).toMatchObject({ deadLetterReason: 'TypeError', history: { failures: 3 } });
  });

  it('counts deliveries at which the process ended as failures', () => {
    expect(next({ interruptions: 1 }, new ServiceEnded())).toMatchObject({ pauses: [1, 2], history: { failures: 1 } });
    expect(next({ failures: 1, interruptions: 2 }, new ServiceEnded())).toMatchObject({
      deadLetterReason: 'ServiceEnded',
      history: { failures: 3 },
    });
  });

  it('does not count failures during an outage', () => {
    const history = { ...fresh, failures: 2 };
    expect(next(history, new DomainError('SERVICE_UNAVAILABLE'))).toEqual({ history, pauses: [3] });
  });

  it('keeps the time of the first timeout', () => {
    expect(next({}, timeout)).toMatchObject({ pauses: [8], history: { timeouts: 1, firstTimeoutAt: now } });
    expect(next({ timeouts: 7, firstTimeoutAt: 4_500 }, timeout)).toMatchObject({
      pauses: [8],
      history: { failures: 0, timeouts: 8, firstTimeoutAt: 4_500 },
    });
  });

  it('dead-letters an event that times out when its first timeout is older than the limit', () => {
    expect(next({ timeouts: 7, firstTimeoutAt: 3_999 }, timeout)).toMatchObject({
      deadLetterReason: 'SERVICE_TIMEOUT; SERVICE_UNAVAILABLE',
    });
  });
});
