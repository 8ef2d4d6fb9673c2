import type { Day, StayRange } from '@hearthstay/stay';
import { noSelection, type DateSelection } from './date-selection';
import type { StayRule } from './free-stays';

/**
 * The selection after a click on a day: the first one is the arrival, a later one the departure, and the arrival again
 * clears it. A day that cannot be the departure is a new arrival if it can be one, and otherwise changes nothing. Where
 * only the owner's limits keep it from being the departure, it changes nothing either, and the calendar says why.
 *
 * The length of the stay is not limited here; the form beside the calendar shows an error for a stay that is too long.
 */
export const selectDay = (selection: DateSelection, day: Day, rule: StayRule): DateSelection => {
  if (selection.kind === 'first-day') {
    const { start } = selection;
    if (day === start && rule.canArrive(day)) return noSelection;
    if (day > start && rule.canLeave(day, start)) return { kind: 'range', start, end: day };
    if (day > start && rule.limitOn(day, start)) return selection;
  }
  return rule.canArrive(day) ? { kind: 'first-day', start: day } : selection;
};

/** The range that a click on the hovered day would complete, or `null` when it would complete none. */
export const previewRange = (selection: DateSelection, hovered: Day, rule: StayRule): StayRange | null => {
  const next = selectDay(selection, hovered, rule);
  return next.kind === 'range' && next !== selection ? { start: next.start, end: next.end } : null;
};
