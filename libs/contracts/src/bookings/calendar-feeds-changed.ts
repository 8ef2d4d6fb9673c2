import { z } from 'zod';
import { event } from '../message/event';

/** The token of a feed was replaced or removed. Caches drop their entries. */
export const calendarFeedsChanged = event('calendar-feeds.changed', z.object({}));
