import { parseDay } from '../day/day';
import { bookableMonth, formatIsoMonth, monthOfAddress } from './bookable-month';

const rules = { today: parseDay('2026-11-22'), maxAdvanceBookingDays: 100 };

it.each(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])('%s has days that can be asked for', (text) => {
  const month = bookableMonth(text, rules);
  expect(month && formatIsoMonth(month)).toBe(text);
});

it.each(['2026-10', '2027-04', '2026-13', '2026-00', '2026-1', ' 2026-12', '2026-12-01', '12026-12', '', null])(
  '%s is no month to show',
  (text) => {
    expect(bookableMonth(text, rules)).toBeUndefined();
  },
);

it.each([
  ['2027-01', '2027-02-03', '2027-01'],
  [null, '2027-02-03', '2027-02'],
  ['2030-01', '2027-02-03', '2027-02'],
  [null, '2027-04-01', undefined],
  [null, '2027-02-30', undefined],
  [null, null, undefined],
])('an address with the month %s and days from %s asks for %s', (month, from, asked) => {
  const shown = monthOfAddress({ month, from }, rules);
  expect(shown && formatIsoMonth(shown)).toBe(asked);
});
