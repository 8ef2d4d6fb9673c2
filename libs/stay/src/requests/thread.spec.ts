import { parseDay } from '../day/day';
import { isThreadOpen } from './thread';

it.each([
  ['2026-08-01', true],
  ['2026-09-03', true],
  ['2026-09-04', false],
])('A thread of a stay that ends on 4 August is open on %s: %s', (today, isOpen) => {
  expect(isThreadOpen({ endDate: parseDay('2026-08-04') }, parseDay(today))).toBe(isOpen);
});
