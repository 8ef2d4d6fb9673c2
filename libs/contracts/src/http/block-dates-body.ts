import { z } from 'zod';
import { daysToBlockSchema } from '../bookings/block-days';

/** `POST /admin/block-dates`. */
export const blockDatesBodySchema = z.object({ dates: daysToBlockSchema });
