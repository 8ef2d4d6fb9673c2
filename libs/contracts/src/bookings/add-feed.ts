import { command } from '../message/rpc';
import { calendarFeedFieldsSchema, newCalendarFeedSchema } from './calendar-feed';

/** Adds a feed; `CALENDAR_NOT_FOUND` for an unknown `calendarId`, `TOO_MANY_FEEDS` at the maximum number. */
export const addFeed = command('bookings.add-feed', {
  request: calendarFeedFieldsSchema,
  response: newCalendarFeedSchema,
});
