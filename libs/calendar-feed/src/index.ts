export { CalendarError, calendarErrorCodes, type CalendarErrorCode } from './calendar-error';
export { feedLimits } from './limits';
export { readCalendar, type CalendarReading, type ReadingOptions, type Remark } from './read-calendar';
export { nightsIn, rangesOf, type NightRange } from './nights';
export { knownNights, longestStay, type UnreadableEvent } from './events/unreadable-event';
