import { rangesOf, type NightRange } from '@hearthstay/calendar-feed';
import type { Day } from '@hearthstay/stay';
import type { CalendarSource } from './calendar-source';
import { ownNights } from './source-days';

interface HeldDay {
  day: Day;
  requestId: string | null;
}

/** The nights that a source has from its own guests and that a request, or another source, has as well. */
export const conflictsOf = (
  source: CalendarSource,
  { days, sources }: { days: readonly HeldDay[]; sources: readonly CalendarSource[] },
): NightRange[] => {
  const others = sources.filter(({ id }) => id !== source.id).flatMap(ownNights);
  const taken = new Set([...days.filter(({ requestId }) => requestId !== null).map(({ day }) => day), ...others]);
  return rangesOf(ownNights(source).filter((day) => taken.has(day)));
};
