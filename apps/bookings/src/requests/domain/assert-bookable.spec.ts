import { noStayLimits, parseDay, type Day } from '@hearthstay/stay';
import { assertBookable } from './assert-bookable';

const rules = {
  stayLimits: { ...noStayLimits, noticeDays: 0, arrivalWeekdays: [6], gapDays: 1 },
  today: parseDay('2031-05-10'),
  maxAdvanceBookingDays: 30,
  maxConsecutiveBookings: 3,
};

const refusalOf = (start: string, end: string, isAnyDayTaken = false, stayDays: Day[] = []) => {
  try {
    assertBookable({ start: parseDay(start), end: parseDay(end) }, rules, { isAnyDayTaken, stayDays });
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('assertBookable', () => {
  it('accepts a range that breaks no rule', () => {
    expect(refusalOf('2031-05-10', '2031-05-12')).toBeUndefined();
  });

  it('returns the broken rule, with the parameters of its message', () => {
    expect(refusalOf('2031-05-09', '2031-05-10')).toMatchObject({
      code: 'DATES_IN_PAST',
      content: { params: { today: '2031-05-10' } },
    });
    expect(refusalOf('2031-05-10', '2031-05-13')).toMatchObject({
      code: 'MAX_CONSECUTIVE_DAYS',
      content: { params: { count: 3 } },
    });
    expect(refusalOf('2031-06-09', '2031-06-10')).toMatchObject({
      code: 'MAX_ADVANCE_DAYS',
      content: { params: { count: 30 } },
    });
    expect(refusalOf('2031-05-11', '2031-05-11')).toMatchObject({
      code: 'ARRIVAL_WEEKDAY',
      content: { params: { days: [6] } },
    });
    expect(refusalOf('2031-05-10', '2031-05-10', true)).toMatchObject({ code: 'DATES_UNAVAILABLE' });
    expect(refusalOf('2031-05-10', '2031-05-10', false, [parseDay('2031-05-11')])).toMatchObject({
      code: 'GAP_DAYS',
      content: { params: { count: 1 } },
    });
    expect(refusalOf('2031-05-10', '2031-05-10', false, [parseDay('2031-05-12')])).toBeUndefined();
    expect(refusalOf('2031-05-09', '2031-05-10', true)).toMatchObject({ code: 'DATES_IN_PAST' });
  });

  it('treats a reversed range as an invalid field', () => {
    expect(refusalOf('2031-05-12', '2031-05-11')).toMatchObject({
      code: 'VALIDATION_FAILED',
      content: { fields: [{ field: 'endDate', code: 'RANGE_REVERSED' }] },
    });
  });
});
