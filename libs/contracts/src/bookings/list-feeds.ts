import { z } from 'zod';
import { query } from '../message/rpc';
import { calendarFeedSchema } from './calendar-feed';

/** The calendars that others read, oldest first. */
export const listFeeds = query('bookings.list-feeds', { request: z.object({}), response: z.array(calendarFeedSchema) });
