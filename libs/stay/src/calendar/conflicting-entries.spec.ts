import { parseDay } from '../day/day';
import { conflictingEntries, type HoldingEntry } from './conflicting-entries';

const stay = { start: parseDay('2026-12-10'), end: parseDay('2026-12-12') };
const entry = (from: string, to: string, more: Partial<HoldingEntry>): HoldingEntry => ({
  ...{ from: parseDay(from), to: parseDay(to), kind: 'request', id: 'other', status: 'approved' },
  ...more,
});

it.each<[string, Partial<HoldingEntry>, boolean]>([
  ['a booking', {}, true],
  ['a request that waits', { status: 'pending' }, false],
  ['an offer that holds its days', { kind: 'offer', status: undefined, holds: true }, true],
  ['another offer', { kind: 'offer', status: undefined, holds: false }, false],
  ['a block', { kind: 'block', status: undefined }, true],
  ['another calendar', { kind: 'feed', status: undefined }, true],
  ['the booking itself', { id: 'own' }, false],
  ['its own offer', { id: 'own', kind: 'offer', status: undefined, holds: true }, false],
])('%s is in the way: %j, %s', (_what, more, isInTheWay) => {
  const entries = [entry('2026-12-12', '2026-12-14', more)];
  expect(conflictingEntries(entries, stay, 'days', 'own')).toEqual(isInTheWay ? entries : []);
});

it('allows an arrival on the day of another departure where stays hold nights', () => {
  const next = entry('2026-12-12', '2026-12-14', {});
  const before = entry('2026-12-08', '2026-12-10', {});
  const during = entry('2026-12-11', '2026-12-12', {});
  expect(conflictingEntries([before, during, next], stay, 'nights')).toEqual([during]);
});
