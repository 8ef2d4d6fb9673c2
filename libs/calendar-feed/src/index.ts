export { CalendarError, calendarErrorCodes, type CalendarErrorCode } from './calendar-error';
export { feedLimits } from './limits';
export type { CalendarReading, ReadingOptions, ReasonLeftOut, Remark, Warning } from './calendar-reading';
export { readCalendar } from './read-calendar';
export { nightsIn, rangesOf, type NightRange } from './nights';
export { knownNights, longestStay, type UnreadableEvent } from './events/unreadable-event';
export { feedProductId, feedUid } from './own-feed';
