import type { CalendarReading } from '@hearthstay/calendar-feed';
import type { CalendarRemark } from '@hearthstay/contracts';

/** The numbers of events by reason, as a list. */
export const remarksOf = (counts: CalendarReading['leftOut']): CalendarRemark[] =>
  Object.entries(counts).map(([reason, count]) => ({ reason: reason as CalendarRemark['reason'], count }));
