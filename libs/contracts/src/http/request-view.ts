import { z } from 'zod';
import { bookingRequestSchema } from '../bookings/booking-request';

/**
 * A booking request in responses to guests and admins. Its fields are in snake_case for existing clients of the API.
 */
export const requestViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  message: z.string().nullable(),
  status: bookingRequestSchema.shape.status,
  created_at: z.string(),
  updated_at: z.string(),
  guest_confirmed_at: z.string().nullable(),
  cancellation_reason: z.string().nullable(),
  locale: bookingRequestSchema.shape.locale,
});

export type RequestView = z.infer<typeof requestViewSchema>;
