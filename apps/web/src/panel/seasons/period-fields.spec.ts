import { parseDay } from '@hearthstay/stay';
import { typedDays } from './period-fields';

it.each([
  ['2026-11-20', '1.7.', '31.8.', '2027-07-01', '2027-08-31'],
  ['2026-07-20', '1.7.', '31.8.', '2026-07-01', '2026-08-31'],
  ['2026-11-20', '20.12.', '6.1.', '2026-12-20', '2027-01-06'],
  ['2026-11-20', '1.7.2026', '31.8.', '2026-07-01', '2026-08-31'],
  ['2026-11-20', '1.7.', '31.8.26', '2027-07-01', '2026-08-31'],
])('on %s, %s to %s means %s to %s', (today, from, to, first, last) => {
  expect(typedDays({ from, to }, parseDay(today))).toEqual({ from: first, to: last });
});
