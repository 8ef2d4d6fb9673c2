import fc from 'fast-check';
import { addDays, daysBetween } from '../day/arithmetic';
import { parseDay } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { nearRange } from '../testing/arbitraries';
import { dayStrip, type StripStay } from './day-strip';
import type { HoldingEntry } from './conflicting-entries';

const december = (day: number) => addDays(parseDay('2026-11-30'), day);
const range = (from: number, to: number) => ({ start: december(from), end: december(to) });
const present = (from: number, to: number) => ({ ...range(from, to), status: 'approved' as const });
const entry = (from: number, to: number, more: Partial<HoldingEntry> = {}): HoldingEntry => ({
  ...{ from: december(from), to: december(to), kind: 'block', id: 'other' },
  ...more,
});
const endsOf = (stay: StripStay) => {
  const { days } = dayStrip(stay, [], 'days');
  return [days[0]?.day, days.at(-1)?.day];
};
const barsOf = (stay: StripStay, entries: HoldingEntry[], unit: 'days' | 'nights' = 'days') =>
  dayStrip(stay, entries, unit).segments.map(({ from, to, bar: { lane, source } }) => [source.role, from, to, lane]);

it.each<[string, StripStay, [number, number]]>([
  ['a stay of four days', { asked: range(21, 24) }, [18, 27]],
  ['a stay of eight', { present: present(21, 28) }, [19, 30]],
  ['both of two that overlap', { present: present(21, 28), asked: range(20, 28) }, [18, 30]],
  ['the beginning of one that is longer', { present: present(1, 31) }, [-1, 12]],
  ['its end, where only that is to change', { present: present(1, 31), asked: range(1, 29) }, [20, 33]],
])('shows ten to fourteen days around %s', (_what, stay, [from, to]) => {
  expect(endsOf(stay)).toEqual([december(from), december(to)]);
});

it('has the stay above all other bars, each in the first free lane', () => {
  const entries = [entry(17, 20), entry(26, 29, { kind: 'request', status: 'pending' }), entry(29, 30)];
  expect(barsOf({ present: present(21, 28), asked: range(20, 28) }, entries)).toEqual([
    ['present', 7, 23, 0],
    ['asked', 5, 23, 1],
    ['other', 1, 7, 0],
    ['other', 17, 25, 2],
    ['other', 23, 27, 0],
  ]);
});

it('shows the stay itself once, and only entries on the shown days', () => {
  const own = entry(21, 28, { kind: 'request', status: 'approved', id: 'own' });
  expect(barsOf({ requestId: 'own', present: present(21, 28) }, [own, entry(1, 18), entry(31, 40)])).toHaveLength(1);
});

it('begins and ends at noon where stays hold nights', () => {
  expect(barsOf({ asked: range(21, 24) }, [entry(24, 25, { kind: 'request' }), entry(26, 26)], 'nights')).toEqual([
    ['asked', 8, 14, 0],
    ['other', 14, 16, 0],
    ['other', 18, 20, 0],
  ]);
});

it('has the state of each entry; a stay that is not settled has that of an offer', () => {
  const states = (stay: StripStay, ...entries: HoldingEntry[]) =>
    dayStrip(stay, entries, 'days').segments.map(({ bar }) => bar.source.state);
  expect(states({ present: { ...range(1, 4), status: 'pending' } })).toEqual(['offered']);
  expect(states({ present: { ...range(1, 4), status: 'confirmed' }, asked: range(1, 5) })).toEqual([
    'confirmed',
    'offered',
  ]);
  const pending = entry(1, 1, { kind: 'request', status: 'pending' });
  const others = [entry(1, 1), entry(1, 1, { kind: 'feed' }), pending, entry(1, 1, { kind: 'offer' })];
  expect(states({ asked: range(1, 4) }, ...others)).toEqual(['offered', 'blocked', 'calendar', 'pending', 'offered']);
});

it('is a row of ten to fourteen days that marks those of the stay and additional ones of a proposal', () => {
  fc.assert(
    fc.property(nearRange, nearRange, (one, other) => {
      const { days } = dayStrip({ present: { ...one, status: 'approved' }, asked: other }, [], 'days');
      expect(days.length).toBeGreaterThanOrEqual(10);
      expect(days.length).toBeLessThanOrEqual(14);
      days.forEach(({ day, mark }, index) => {
        const isIn = ({ start, end }: StayRange) => start <= day && day <= end;
        expect(daysBetween(days[0]!.day, day)).toBe(index);
        expect(mark).toBe(isIn(one) ? 'stay' : isIn(other) ? 'new' : null);
      });
      expect(days.some(({ mark }) => mark !== null)).toBe(true);
    }),
  );
});
