import { parseDay } from '@hearthstay/stay';
import { firstNameOf } from './day-view';

const day = parseDay('2026-12-08');

const nameOf = (guestName?: string) =>
  firstNameOf({
    held: { start: day, end: day, holder: { type: 'booking', ...(guestName && { guestName }) } },
  });

it.each([
  ['Jonas Petersen', 'Jonas'],
  ['  Ayşe   Yılmaz', 'Ayşe'],
  ['Dr. Maximilian von Hohenstein', 'Maximilian'],
  ['Prof. Dr.-Ing. Eva Lindner', 'Eva'],
  ['J. Petersen', 'J.'],
  ['Dr.', 'Dr.'],
])('finds the first name in "%s"', (guestName, firstName) => expect(nameOf(guestName)).toBe(firstName));

it('finds no first name without a name', () => {
  expect(nameOf()).toBeUndefined();
  expect(firstNameOf({ held: null })).toBeUndefined();
});
