import { parseDay } from '@hearthstay/stay';
import { fromTo, pickDay, rangeOfSelection } from './day-selection';

const [first, second, third] = ['2026-12-02', '2026-12-05', '2026-12-09'].map((day) => parseDay(day));

it('begins with the first day that is picked and ends with the second, in either order', () => {
  const open = pickDay(null, second!);
  expect(open).toEqual({ anchor: second, head: second, isOpen: true });
  expect(rangeOfSelection(pickDay(open, third!)!)).toEqual({ start: second, end: third });
  expect(rangeOfSelection(pickDay(open, first!)!)).toEqual({ start: first, end: second });
});

it('begins anew with the third day, and ends with none when the same is picked again', () => {
  expect(pickDay(fromTo(first!, second!), third!)).toEqual({ anchor: third, head: third, isOpen: true });
  expect(pickDay(pickDay(null, first!), first!)).toBeNull();
});
