import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { newCalendarFeedSchema } from './calendar-feed';

/** Replaces the token of a feed, which invalidates the previous URL; `ENTRY_NOT_FOUND`. */
export const rotateFeed = command('bookings.rotate-feed', {
  request: z.object({ id: idSchema }),
  response: newCalendarFeedSchema,
});
