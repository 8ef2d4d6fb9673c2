import { recordsMayBeRemoved } from './event-age';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const eventOfAge = (ms: number) => ({
  id: 'event-1',
  correlationId: 'correlation-1',
  occurredAt: new Date(now.getTime() - ms).toISOString(),
});

describe('The age of an event', () => {
  it.each([
    [0, false],
    [178 * day, false],
    [180 * day, true],
    [365 * day, true],
  ])('of %d ms is too old for an e-mail: %s', (age, expected) => {
    expect(recordsMayBeRemoved(eventOfAge(age), now)).toBe(expected);
  });
});
