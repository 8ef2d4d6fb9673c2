import { parseDay, type Day } from '@hearthstay/stay';
import { noSelection, type DateSelection } from '@web/features/home/selection/date-selection';
import { previewRange } from '@web/features/home/selection/select-day';
import { wholeDays } from '@web/features/home/selection/free-stays';
import { dayViewOf, type CalendarInput } from './day-view';
import { occupiedDaysOf } from '@web/features/home/selection/use-occupied-days';
import { ribbonKeyOf } from './ribbons';

const day = parseDay;

const occupied = occupiedDaysOf([
  { date: day('2026-12-03'), type: 'booking', guestName: 'Jonas Petersen' },
  { date: day('2026-12-04'), type: 'booking', guestName: 'Marta Nowak' },
  { date: day('2026-12-05'), type: 'blocked' },
  { date: day('2026-11-19'), type: 'blocked' },
  { date: day('2027-01-02'), type: 'blocked' },
]);

const isOccupied = (candidate: Day) => occupied.intervalAt(candidate) !== null;

const calendar = (selection: DateSelection = noSelection, hovered: Day | null = null): CalendarInput => {
  const stays = wholeDays(
    (candidate) => candidate >= '2026-11-20' && candidate <= '2026-12-30' && !isOccupied(candidate),
  );
  return {
    month: { year: 2026, month: 12 },
    rules: { today: day('2026-11-20'), maxAdvanceBookingDays: 40, isOccupied },
    occupiedDays: occupied,
    selection,
    stays,
    hovered,
    preview: hovered && previewRange(selection, hovered, stays),
  };
};

const viewOf = (text: string, input: CalendarInput) => dayViewOf(day(text), input);

/** The name of the run, or the guest or type of its days. */
const runOf = (text: string, input: CalendarInput) => {
  const key = ribbonKeyOf(viewOf(text, input));
  return key === null || typeof key === 'string' ? key : (key.holder.guestName ?? key.holder.type);
};

it('has a run for each guest, and for blocked days and days that are too far ahead', () => {
  const input = calendar();
  expect(
    ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-31'].map((text) => runOf(text, input)),
  ).toEqual([null, 'Jonas Petersen', 'Marta Nowak', 'blocked', 'too-far']);
});

it('shows past before taken and taken before too far', () => {
  const input = calendar();
  expect(runOf('2026-11-19', input)).toBeNull();
  expect(viewOf('2026-11-19', input).availability).toBe('past');
  expect(runOf('2027-01-02', input)).toBe('blocked');
});

it('finds the ends of the selection and the days between', () => {
  const input = calendar({ kind: 'range', start: day('2026-12-08'), end: day('2026-12-10') });
  expect(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((text) => viewOf(text, input).part)).toEqual([
    null,
    'start',
    'between',
    'end',
  ]);
  expect(runOf('2026-12-09', input)).toBe('selected');
});

it('shows a first day as a whole range until a last day is previewed', () => {
  const first: DateSelection = { kind: 'first-day', start: day('2026-12-08') };
  expect(viewOf('2026-12-08', calendar(first)).part).toBe('only');
  expect(viewOf('2026-12-08', calendar(first, day('2026-12-10'))).part).toBe('start');
  expect(runOf('2026-12-09', calendar(first, day('2026-12-10')))).toBe('preview');
});

it('shows what a click would make the day under the pointer', () => {
  const first: DateSelection = { kind: 'first-day', start: day('2026-12-01') };
  expect(viewOf('2026-12-02', calendar(noSelection, day('2026-12-02'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-02', calendar(first, day('2026-12-02'))).wouldBecome).toBe('departure');
  expect(viewOf('2026-11-30', calendar(first, day('2026-11-30'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-10', calendar(first, day('2026-12-10'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-03', calendar(first, day('2026-12-03'))).wouldBecome).toBeNull();
});

it('previews no range across an occupied day', () => {
  const input = calendar({ kind: 'first-day', start: day('2026-12-01') }, day('2026-12-10'));
  expect(runOf('2026-12-02', input)).toBeNull();
});

it('shows a chosen day that was occupied meanwhile in the run of its stay', () => {
  const input = calendar({ kind: 'range', start: day('2026-12-02'), end: day('2026-12-03') });
  expect(viewOf('2026-12-02', input).isLost).toBe(false);
  expect(viewOf('2026-12-03', input).isLost).toBe(true);
  expect(['2026-12-02', '2026-12-03'].map((text) => runOf(text, input))).toEqual(['selected', 'Jonas Petersen']);
});
