import { parseDay, rangeContains, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { monthGrid } from '@web/shared/calendar/month-grid';
import { ribbonsOf } from './ribbons-of';

const grid = monthGrid({ year: 2026, month: 12 });

const runs =
  (...entries: [key: string, start: string, end: string][]) =>
  (day: Day) =>
    entries.find(([, start, end]) => rangeContains({ start: parseDay(start), end: parseDay(end) }, day))?.[0] ?? null;

describe('ribbonsOf', () => {
  it('makes one ribbon of a run within a week', () => {
    expect(ribbonsOf(grid, runs(['selection', '2026-12-08', '2026-12-11']))).toEqual([
      { key: 'selection', week: 2, column: 2, span: 4, startsRun: true, endsRun: true },
    ]);
  });

  it('splits a run at the end of the week, open on both sides of the split', () => {
    expect(ribbonsOf(grid, runs(['Marta', '2026-12-24', '2026-12-28']))).toEqual([
      { key: 'Marta', week: 4, column: 4, span: 4, startsRun: true, endsRun: false },
      { key: 'Marta', week: 5, column: 1, span: 1, startsRun: false, endsRun: true },
    ]);
  });

  it('separates adjacent stays', () => {
    expect(
      ribbonsOf(grid, runs(['blocked', '2026-12-22', '2026-12-23'], ['Marta', '2026-12-24', '2026-12-26'])),
    ).toEqual([
      { key: 'blocked', week: 4, column: 2, span: 2, startsRun: true, endsRun: true },
      { key: 'Marta', week: 4, column: 4, span: 3, startsRun: true, endsRun: true },
    ]);
  });

  it('separates stays that are adjacent at the end of the week', () => {
    const keyOf = runs(['Jonas', '2026-12-12', '2026-12-13'], ['Marta', '2026-12-14', '2026-12-15']);
    expect(ribbonsOf(grid, keyOf)).toEqual([
      { key: 'Jonas', week: 2, column: 6, span: 2, startsRun: true, endsRun: true },
      { key: 'Marta', week: 3, column: 1, span: 2, startsRun: true, endsRun: true },
    ]);
  });

  it('closes a run at the edge of the grid', () => {
    expect(ribbonsOf(grid, runs(['too-far', '2027-01-02', '2027-03-01']))).toEqual([
      { key: 'too-far', week: 5, column: 6, span: 2, startsRun: true, endsRun: false },
      { key: 'too-far', week: 6, column: 1, span: 7, startsRun: false, endsRun: true },
    ]);
  });

  it('is empty if no day has a key', () => expect(ribbonsOf(grid, () => null)).toEqual([]));

  const keys = fc.array(fc.constantFrom('a', 'b', null), { minLength: 42, maxLength: 42 });
  const ribbonsFor = (keyed: (string | null)[]) => ribbonsOf(grid, (day) => keyed[grid.indexOf(day)] ?? null);

  it('covers every day with a key once, with that key, and no other day', () => {
    fc.assert(
      fc.property(keys, (keyed) => {
        const covered: (string | null)[] = grid.map(() => null);
        for (const { week, column, span, key } of ribbonsFor(keyed)) {
          expect(column + span - 1).toBeLessThanOrEqual(7);
          const from = (week - 1) * 7 + column - 1;
          for (let index = from; index < from + span; index += 1) {
            expect(covered[index]).toBeNull();
            covered[index] = key;
          }
        }
        expect(covered).toEqual(keyed);
      }),
    );
  });

  it('has one start and one end for each run', () => {
    fc.assert(
      fc.property(keys, (keyed) => {
        const count = keyed.filter((key, index) => key !== null && key !== keyed[index - 1]).length;
        const ribbons = ribbonsFor(keyed);
        expect(ribbons.filter(({ startsRun }) => startsRun)).toHaveLength(count);
        expect(ribbons.filter(({ endsRun }) => endsRun)).toHaveLength(count);
      }),
    );
  });
});
