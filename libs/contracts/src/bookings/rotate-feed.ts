import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { newCalendarFeedSchema } from './calendar-feed';

/** Gives a feed a new address; the old one ends. `ENTRY_NOT_FOUND`. */
export const rotateFeed = command('bookings.rotate-feed', {
  request: z.object({ id: idSchema }),
  response: newCalendarFeedSchema,
});
