import { z } from 'zod';
import { query } from '../message/rpc';
import { calendarFeedSchema } from './calendar-feed';

/** All feeds, oldest first. */
export const listFeeds = query('bookings.list-feeds', { request: z.object({}), response: z.array(calendarFeedSchema) });
