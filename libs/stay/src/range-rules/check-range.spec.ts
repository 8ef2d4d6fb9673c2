import fc from 'fast-check';
import { daysBetween } from '../day/arithmetic';
import { parseDay } from '../day/day';
import { daysOfRange } from '../range/stay-range';
import { nearDay } from '../testing/arbitraries';
import { checkRange, checkRangeLimits, type RangeRules } from './check-range';

const rules: RangeRules = {
  today: parseDay('2026-12-01'),
  maxAdvanceBookingDays: 30,
  maxConsecutiveBookings: 7,
  isOccupied: (day) => ['2026-12-10', '2026-12-12'].includes(day),
};

const check = (start: string, end: string) => checkRange({ start: parseDay(start), end: parseDay(end) }, rules);

describe('checkRange', () => {
  it.each([
    ['today', '2026-12-01', '2026-12-01'],
    ['the longest stay', '2026-12-13', '2026-12-19'],
    ['a stay up to the last bookable day', '2026-12-29', '2026-12-31'],
    ['the one day between two others', '2026-12-11', '2026-12-11'],
  ])('allows %s', (_, start, end) => expect(check(start, end)).toBeNull());

  it.each([
    ['2026-12-05', '2026-12-04', { code: 'RANGE_REVERSED', params: {} }],
    ['2026-11-30', '2026-12-02', { code: 'DATES_IN_PAST', params: { today: '2026-12-01' } }],
    ['2026-12-13', '2026-12-20', { code: 'MAX_CONSECUTIVE_DAYS', params: { count: 7 } }],
    ['2026-12-31', '2027-01-01', { code: 'MAX_ADVANCE_DAYS', params: { count: 30 } }],
    ['2026-12-09', '2026-12-13', { code: 'DATES_UNAVAILABLE', params: { days: ['2026-12-10', '2026-12-12'] } }],
    ['2026-12-10', '2026-12-10', { code: 'DATES_UNAVAILABLE', params: { days: ['2026-12-10'] } }],
  ])('refuses %s to %s', (start, end, violation) => expect(check(start, end)).toEqual(violation));

  it.each([
    ['2026-12-09', '2026-12-10', null],
    ['2026-12-09', '2026-12-13', { code: 'DATES_UNAVAILABLE', params: { days: ['2026-12-10', '2026-12-12'] } }],
    ['2026-12-11', '2026-12-12', null],
    ['2026-12-11', '2026-12-11', { code: 'MIN_NIGHTS', params: { count: 1 } }],
    ['2026-12-13', '2026-12-20', null],
    ['2026-12-13', '2026-12-21', { code: 'MAX_NIGHTS', params: { count: 7 } }],
  ])('judges %s to %s by its nights where stays hold nights', (start, end, violation) =>
    expect(checkRange({ start: parseDay(start), end: parseDay(end) }, { ...rules, unit: 'nights' })).toEqual(violation),
  );

  it('names the first of several broken rules', () => {
    expect(check('2026-11-30', '2026-11-01')?.code).toBe('RANGE_REVERSED');
    expect(check('2026-11-01', '2026-12-12')?.code).toBe('DATES_IN_PAST');
    expect(check('2026-12-10', '2027-03-01')?.code).toBe('MAX_CONSECUTIVE_DAYS');
    expect(
      checkRange({ start: parseDay('2027-01-01'), end: parseDay('2027-01-01') }, { ...rules, isOccupied: () => true })
        ?.code,
    ).toBe('MAX_ADVANCE_DAYS');
  });

  it('looks up no day of a range that is too long', () => {
    const isOccupied = jest.fn(() => false);
    expect(
      checkRange({ start: parseDay('2026-12-01'), end: parseDay('9999-12-31') }, { ...rules, isOccupied }),
    ).toEqual({
      code: 'MAX_CONSECUTIVE_DAYS',
      params: { count: 7 },
    });
    expect(isOccupied).not.toHaveBeenCalled();
  });

  it('applies the limits before the occupied days', () => {
    const taken = { start: parseDay('2026-12-10'), end: parseDay('2026-12-12') };
    expect(checkRangeLimits(taken, rules)).toBeNull();
    expect(checkRangeLimits({ ...taken, end: parseDay('9999-12-31') }, rules)?.code).toBe('MAX_CONSECUTIVE_DAYS');
  });

  it('allows exactly the ranges that break no rule, day by day', () => {
    const limits = fc.record({ advance: fc.integer({ min: 1, max: 60 }), length: fc.integer({ min: 1, max: 30 }) });
    fc.assert(
      fc.property(nearDay, nearDay, nearDay, limits, fc.uniqueArray(nearDay), (start, end, today, limit, occupied) => {
        const days = daysOfRange({ start, end });
        const allowed =
          days.length >= 1 &&
          days.length <= limit.length &&
          days.every((day) => {
            const ahead = daysBetween(today, day);
            return ahead >= 0 && ahead <= limit.advance && !occupied.includes(day);
          });
        const violation = checkRange(
          { start, end },
          {
            today,
            maxAdvanceBookingDays: limit.advance,
            maxConsecutiveBookings: limit.length,
            isOccupied: (day) => occupied.includes(day),
          },
        );
        expect(violation === null).toBe(allowed);
      }),
    );
  });
});
