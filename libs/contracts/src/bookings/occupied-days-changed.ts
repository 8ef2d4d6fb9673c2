import { z } from 'zod';
import { event } from '../message/event';

/** Days were occupied or freed. Caches drop their entry. */
export const occupiedDaysChanged = event('occupied-days.changed', z.object({}));
