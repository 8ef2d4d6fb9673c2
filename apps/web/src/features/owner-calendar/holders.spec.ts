import type { AvailabilityEntry } from '@hearthstay/contracts';
import { parseDay, type StayUnit, calendarBars } from '@hearthstay/stay';
import { conflictsAmong, holderOf, mayBeSame } from './holders';

const entry = (from: string, to: string, more: Partial<AvailabilityEntry>): AvailabilityEntry => ({
  ...{ from: parseDay(from), to: parseDay(to), kind: 'request', id: from, label: '' },
  ...more,
});
const confirmed = entry('2026-12-02', '2026-12-05', { status: 'confirmed' });
const conflictDays = (entries: AvailabilityEntry[], unit: StayUnit = 'days') =>
  conflictsAmong(calendarBars(entries.map(holderOf), unit)).map(({ range: { start, end } }) => [start, end]);

it('are in conflict on the days that two guests have', () => {
  const feed = entry('2026-12-04', '2026-12-08', { kind: 'feed' });
  expect(conflictDays([confirmed, feed])).toEqual([['2026-12-04', '2026-12-05']]);
});

it.each([
  ['a block', entry('2026-12-04', '2026-12-08', { kind: 'block' })],
  ['a pending request', entry('2026-12-04', '2026-12-08', { status: 'pending' })],
])('are not in conflict with %s', (_, other) => {
  expect(conflictDays([confirmed, other])).toEqual([]);
});

it('are in conflict on the day of a departure and an arrival only where stays hold days', () => {
  const next = entry('2026-12-05', '2026-12-08', { status: 'approved' });
  expect(conflictDays([confirmed, next])).toEqual([['2026-12-05', '2026-12-05']]);
  expect(conflictDays([confirmed, next], 'nights')).toEqual([]);
});

it('may be the same booking only if both come from other calendars', () => {
  const feed = (id: string) => entry('2026-12-04', '2026-12-08', { kind: 'feed', id });
  const sameIn = (...entries: AvailabilityEntry[]) =>
    conflictsAmong(calendarBars(entries.map(holderOf), 'days')).map(({ bars }) => mayBeSame(...bars));
  expect(sameIn(feed('airbnb'), feed('vrbo'))).toEqual([true]);
  expect(sameIn(confirmed, feed('airbnb'))).toEqual([false]);
});
