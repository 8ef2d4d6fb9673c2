import fc from 'fast-check';
import { daysOfRange, type Day } from '@hearthstay/stay';
import { nearDay } from '@hearthstay/stay/testing/arbitraries';
import { december, firstDay, range } from '@web/features/home/testing/december';
import { noSelection, selectedRange, type DateSelection } from './date-selection';
import { wholeDays, type StayRule } from './free-stays';
import { previewRange, selectDay } from './select-day';

/** The 12th and the 13th are occupied, the 1st and the 2nd are past. */
const rule = wholeDays((day) => day > december(2) && day !== december(12) && day !== december(13));

const click = (selection: DateSelection, day: number) => selectDay(selection, december(day), rule);
const hover = (selection: DateSelection, day: number) => previewRange(selection, december(day), rule);

describe('selectDay', () => {
  it('takes the first click as the start', () => expect(click(noSelection, 8)).toEqual(firstDay(8)));

  it('takes the second click as the end', () => expect(click(firstDay(8), 11)).toEqual(range(8, 11)));

  it('replaces the start by an earlier second click', () => expect(click(firstDay(8), 5)).toEqual(firstDay(5)));

  it('replaces the start by an earlier second click beyond an occupied day too', () =>
    expect(click(firstDay(15), 5)).toEqual(firstDay(5)));

  it('clears the selection on a second click on the start', () => expect(click(firstDay(8), 8)).toEqual(noSelection));

  it('starts a new selection if the range would contain an occupied day', () =>
    expect(click(firstDay(8), 14)).toEqual(firstDay(14)));

  it.each([3, 8, 9, 11, 20])('starts a new selection with the third click, on the %i.', (day) =>
    expect(click(range(8, 11), day)).toEqual(firstDay(day)),
  );

  it.each([2, 12, 13])('ignores a click on the %i., which is not selectable', (day) => {
    for (const selection of [noSelection, firstDay(8), range(8, 11)]) expect(click(selection, day)).toBe(selection);
  });

  it('does not limit the length of the stay', () => expect(click(firstDay(14), 60)).toEqual(range(14, 60)));

  it('checks arrival and departure separately, as where guests can arrive on the day of a departure', () => {
    const turnover: StayRule = {
      canArrive: (day) => day === december(5),
      canLeave: (day) => day === december(8),
      limitOn: () => null,
    };
    const at = (selection: DateSelection, day: number) => selectDay(selection, december(day), turnover);
    expect(at(noSelection, 8)).toEqual(noSelection);
    expect(at(firstDay(5), 8)).toEqual(range(5, 8));
    expect(at(firstDay(5), 9)).toEqual(firstDay(5));
  });

  it('never contains a day that is not selectable, after any clicks', () => {
    fc.assert(
      fc.property(fc.array(nearDay, { maxLength: 20 }), fc.array(nearDay), (clicks, refused) => {
        const selectable = (day: Day) => !refused.includes(day);
        const chosen = clicks.reduce((selection, day) => selectDay(selection, day, wholeDays(selectable)), noSelection);
        const range = selectedRange(chosen);
        expect(range === null || daysOfRange(range).every(selectable)).toBe(true);
      }),
    );
  });
});

describe('previewRange', () => {
  it('is the range that a click would select', () =>
    expect(hover(firstDay(8), 11)).toEqual({ start: december(8), end: december(11) }));

  it.each([
    ['before a first day is chosen', noSelection, 8],
    ['on the first day, which a click would clear', firstDay(8), 8],
    ['before the first day', firstDay(8), 5],
    ['on an occupied day', firstDay(8), 12],
    ['beyond an occupied day', firstDay(8), 14],
    ['on a past day', firstDay(8), 2],
    ['once a range is chosen', range(8, 11), 20],
    ['on an occupied day once a range is chosen', range(8, 11), 12],
  ])('is null %s', (_, selection, day) => expect(hover(selection, day)).toBeNull());
});

describe('selectedRange', () => {
  it('is a stay of one day while only a first day is selected', () =>
    expect(selectedRange(firstDay(8))).toEqual({ start: december(8), end: december(8) }));

  it('is the selected range', () =>
    expect(selectedRange(range(8, 11))).toEqual({ start: december(8), end: december(11) }));

  it('is null without a selection', () => expect(selectedRange(noSelection)).toBeNull());
});
