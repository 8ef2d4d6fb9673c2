import { z } from 'zod';
import { event } from '../message/event';

/** Days were taken or are free again. Whoever keeps a copy drops it. */
export const occupiedDaysChanged = event('occupied-days.changed', z.object({}));
