import { command } from '../message/rpc';
import { calendarFeedFieldsSchema, newCalendarFeedSchema } from './calendar-feed';

/** Offers a calendar; `CALENDAR_NOT_FOUND` for an unknown `calendarId`, `TOO_MANY_FEEDS`. */
export const addFeed = command('bookings.add-feed', {
  request: calendarFeedFieldsSchema,
  response: newCalendarFeedSchema,
});
