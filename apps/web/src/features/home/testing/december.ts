import { addDays, parseDay } from '@hearthstay/stay';
import type { DateSelection } from '@web/features/home/selection/date-selection';

/** A day of December 2026, or of the months after it. */
export const december = (day: number) => addDays(parseDay('2026-12-01'), day - 1);

export const firstDay = (day: number): DateSelection => ({ kind: 'first-day', start: december(day) });

export const range = (start: number, end: number): DateSelection => ({
  kind: 'range',
  start: december(start),
  end: december(end),
});
