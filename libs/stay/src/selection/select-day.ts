import type { Day } from '../day/day';
import { daysOfRange, type StayRange } from '../range/stay-range';
import { noSelection, type DateSelection } from './date-selection';

/** Whether the day is selectable: not past, not occupied, not too far ahead. */
export type IsSelectable = (day: Day) => boolean;

const isWhollySelectable = (range: StayRange, isSelectable: IsSelectable): boolean =>
  daysOfRange(range).every((day) => isSelectable(day));

/**
 * The selection after a click on a day.
 *
 * The length of the stay is not limited here; the form beside the calendar shows an error for a stay that is too long.
 */
export const selectDay = (selection: DateSelection, day: Day, isSelectable: IsSelectable): DateSelection => {
  if (!isSelectable(day)) return selection;
  const startHere: DateSelection = { kind: 'first-day', start: day };
  if (selection.kind !== 'first-day') return startHere;
  const { start } = selection;
  if (day === start) return noSelection;
  if (day < start) return startHere;
  return isWhollySelectable({ start, end: day }, isSelectable) ? { kind: 'range', start, end: day } : startHere;
};

/** The range that a click on the hovered day would complete, or `null` if it would complete none. */
export const previewRange = (selection: DateSelection, hovered: Day, isSelectable: IsSelectable): StayRange | null => {
  const next = selectDay(selection, hovered, isSelectable);
  return next.kind === 'range' && next !== selection ? { start: next.start, end: next.end } : null;
};
