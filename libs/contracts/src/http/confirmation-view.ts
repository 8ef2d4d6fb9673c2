import { z } from 'zod';
import { bookingRequestSchema } from '../bookings/booking-request';

/** The response of `GET /bookings/confirm/{token}`. */
export const confirmationViewSchema = z.object({
  ...bookingRequestSchema.pick({ status: true, source: true }).shape,
  message: z.string(),
  start_date: z.string(),
  end_date: z.string(),
});

export type ConfirmationView = z.infer<typeof confirmationViewSchema>;
