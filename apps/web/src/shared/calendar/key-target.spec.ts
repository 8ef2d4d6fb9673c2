import { parseDay } from '@hearthstay/stay';
import { keyTarget } from './key-target';

const from = (day: string) => (key: string) => keyTarget(key, parseDay(day));

it('moves by days and weeks with the arrows, across months', () => {
  const move = from('2026-12-01');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(move)).toEqual([
    '2026-11-30',
    '2026-12-02',
    '2026-11-24',
    '2026-12-08',
  ]);
});

it('moves to Monday with Home and to Sunday with End', () => {
  expect(['Home', 'End'].map(from('2026-12-09'))).toEqual(['2026-12-07', '2026-12-13']);
  expect(from('2026-12-07')('Home')).toBe('2026-12-07');
  expect(from('2026-12-13')('End')).toBe('2026-12-13');
});

it('moves by months with the page keys, to the last day where the month is shorter', () => {
  expect(['PageUp', 'PageDown'].map(from('2027-01-31'))).toEqual(['2026-12-31', '2027-02-28']);
  expect(['PageUp', 'PageDown'].map(from('2026-12-15'))).toEqual(['2026-11-15', '2027-01-15']);
});

it('ignores all other keys', () => {
  expect(['Tab', 'Enter', ' ', 'a', 'Escape'].map(from('2026-12-15'))).toEqual([null, null, null, null, null]);
});
