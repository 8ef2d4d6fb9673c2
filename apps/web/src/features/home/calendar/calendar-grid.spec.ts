import { noSelection, parseDay, previewRange, type DateSelection, type Day } from '@hearthstay/stay';
import { dayViewOf, type CalendarInput } from './day-view';
import { ribbonKeyOf } from './calendar-grid';

const day = parseDay;

const occupied = new Map([
  [day('2026-12-03'), { date: day('2026-12-03'), type: 'booking' as const, guestName: 'Jonas Petersen' }],
  [day('2026-12-04'), { date: day('2026-12-04'), type: 'booking' as const, guestName: 'Marta Nowak' }],
  [day('2026-12-05'), { date: day('2026-12-05'), type: 'blocked' as const }],
  [day('2026-11-19'), { date: day('2026-11-19'), type: 'blocked' as const }],
  [day('2027-01-02'), { date: day('2027-01-02'), type: 'blocked' as const }],
]);

const calendar = (selection: DateSelection = noSelection, hovered: Day | null = null): CalendarInput => {
  const isSelectable = (candidate: Day) =>
    candidate >= '2026-11-20' && candidate <= '2026-12-30' && !occupied.has(candidate);
  return {
    month: { year: 2026, month: 12 },
    rules: { today: day('2026-11-20'), maxAdvanceBookingDays: 40, isOccupied: (candidate) => occupied.has(candidate) },
    occupiedDays: occupied,
    selection,
    isSelectable,
    hovered,
    preview: hovered && previewRange(selection, hovered, isSelectable),
  };
};

const viewOf = (text: string, input: CalendarInput) => dayViewOf(day(text), input);
const keyOf = (text: string, input: CalendarInput) => ribbonKeyOf(viewOf(text, input));

it('gives each guest a run of their own, and blocked and too-far days theirs', () => {
  const input = calendar();
  expect(
    ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-31'].map((text) => keyOf(text, input)),
  ).toEqual([null, 'booking:Jonas Petersen', 'booking:Marta Nowak', 'blocked', 'too-far']);
});

it('shows past before taken and taken before too far', () => {
  const input = calendar();
  expect(keyOf('2026-11-19', input)).toBeNull();
  expect(viewOf('2026-11-19', input).availability).toBe('past');
  expect(keyOf('2027-01-02', input)).toBe('blocked');
});

it('knows ends and days between of what is chosen', () => {
  const input = calendar({ kind: 'range', start: day('2026-12-08'), end: day('2026-12-10') });
  expect(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'].map((text) => viewOf(text, input).part)).toEqual([
    null,
    'start',
    'between',
    'end',
  ]);
  expect(keyOf('2026-12-09', input)).toBe('selected');
});

it('closes a first day all round until a last one is in sight', () => {
  const first: DateSelection = { kind: 'first-day', start: day('2026-12-08') };
  expect(viewOf('2026-12-08', calendar(first)).part).toBe('only');
  expect(viewOf('2026-12-08', calendar(first, day('2026-12-10'))).part).toBe('start');
  expect(keyOf('2026-12-09', calendar(first, day('2026-12-10')))).toBe('preview');
});

it('says what a click would make of the day under the pointer', () => {
  const first: DateSelection = { kind: 'first-day', start: day('2026-12-01') };
  expect(viewOf('2026-12-02', calendar(noSelection, day('2026-12-02'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-02', calendar(first, day('2026-12-02'))).wouldBecome).toBe('departure');
  expect(viewOf('2026-11-30', calendar(first, day('2026-11-30'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-10', calendar(first, day('2026-12-10'))).wouldBecome).toBe('arrival');
  expect(viewOf('2026-12-03', calendar(first, day('2026-12-03'))).wouldBecome).toBeNull();
});

it('previews no range over a taken day', () => {
  const input = calendar({ kind: 'first-day', start: day('2026-12-01') }, day('2026-12-10'));
  expect(keyOf('2026-12-02', input)).toBeNull();
});

it('leaves a chosen day that somebody has taken since in the run of the stay it belongs to', () => {
  const input = calendar({ kind: 'range', start: day('2026-12-02'), end: day('2026-12-03') });
  expect(viewOf('2026-12-02', input).isLost).toBe(false);
  expect(viewOf('2026-12-03', input).isLost).toBe(true);
  expect(['2026-12-02', '2026-12-03'].map((text) => keyOf(text, input))).toEqual([
    'selected',
    'booking:Jonas Petersen',
  ]);
});
