import { isAlive, isFresh, type Session } from './session';

const hour = 60 * 60_000;
const day = 24 * hour;
const start = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

const session = (lastUsedAfter: number): Session => ({
  hash: 'h',
  adminId: 'admin-1',
  names: { browser: 'Firefox', system: 'Linux' },
  createdAt: start,
  lastUsedAt: after(lastUsedAfter),
});

describe('A session', () => {
  it('expires after seven days without use', () => {
    expect(isAlive(session(0), after(7 * day))).toBe(true);
    expect(isAlive(session(0), after(7 * day + 1))).toBe(false);
  });

  it('is fresh for a quarter of an hour, whatever the clock is set to', () => {
    const freshAfter = (ms: number) => isFresh(session(0), after(ms));
    expect([0, 900_000 - 1, 900_000, -900_000].map(freshAfter)).toEqual([true, true, false, false]);
  });

  it('is extended by use', () => {
    expect(isAlive(session(6 * day), after(12 * day))).toBe(true);
  });

  it('expires after thirty days even with daily use', () => {
    expect(isAlive(session(30 * day), after(30 * day))).toBe(true);
    expect(isAlive(session(30 * day), after(30 * day + 1))).toBe(false);
  });
});
