import { z } from 'zod';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';

/** A day that the owner has blocked. */
export const blockedDaySchema = z.object({ id: idSchema, date: daySchema });

export type BlockedDay = z.infer<typeof blockedDaySchema>;
