import type { CalendarReading } from '@hearthstay/calendar-feed';
import type { CalendarRemark } from '@hearthstay/contracts';

type Counts = CalendarReading['leftOut'];

/** The numbers of events by reason, as a list. */
export const remarksOf = (counts: Counts): CalendarRemark[] =>
  (Object.entries(counts) as [keyof Counts, number][]).map(([reason, count]) => ({ reason, count }));
