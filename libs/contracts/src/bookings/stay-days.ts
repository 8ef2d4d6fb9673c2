import { z } from 'zod';
import { daySchema } from '../values/day';

/** The first and the last day of the stay, inclusive. */
export const stayDaysSchema = z.object({ startDate: daySchema, endDate: daySchema });
