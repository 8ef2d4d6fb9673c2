import { parseDay } from '@hearthstay/stay';
import { pickDay, rangeOfSelection } from './day-selection';

const [first, second, third] = ['2026-12-02', '2026-12-05', '2026-12-09'].map((day) => parseDay(day));

it('begins with the first day that is picked and ends with the second, in either order', () => {
  const open = pickDay(null, second!);
  expect(open).toEqual({ anchor: second, head: second, isOpen: true });
  expect(rangeOfSelection(pickDay(open, third!))).toEqual({ start: second, end: third });
  expect(rangeOfSelection(pickDay(open, first!))).toEqual({ start: first, end: second });
});

it('is one day when the same is picked twice, and begins anew with the third', () => {
  const one = pickDay(pickDay(null, first!), first!);
  expect(one).toEqual({ anchor: first, head: first, isOpen: false });
  expect(pickDay(one, third!)).toEqual({ anchor: third, head: third, isOpen: true });
});
