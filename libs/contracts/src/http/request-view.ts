import { z } from 'zod';
import { bookingRequestSchema } from '../bookings/booking-request';
import { duePaymentSchema, paymentSchema, paymentStatusSchema } from '../bookings/payment';
import { payeeSchema } from '../bookings/prices';

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
  adults: bookingRequestSchema.shape.adults,
  children: bookingRequestSchema.shape.children,
  quote: bookingRequestSchema.shape.quote,
  price_note: bookingRequestSchema.shape.priceNote,
});

export type RequestView = z.infer<typeof requestViewSchema>;

const paymentStatusViewSchema = paymentStatusSchema.extend({
  due: z.array(duePaymentSchema.extend({ is_overdue: z.boolean() })),
});

export type PaymentStatusView = z.infer<typeof paymentStatusViewSchema>;

/** A request in responses to its guest; without `payment` if it has no price. */
export const guestRequestViewSchema = requestViewSchema.extend({
  payment: paymentStatusViewSchema
    .extend({
      /** Where to pay what is due; `null` if nothing is, or the owner has named no account. */
      pay_to: payeeSchema.nullable(),
    })
    .optional(),
});

export type GuestRequestView = z.infer<typeof guestRequestViewSchema>;

/** A request with its payments, for admins; without `payment` if it has no price. */
export const accountedRequestViewSchema = requestViewSchema.extend({
  payment: paymentStatusViewSchema.extend({ payments: z.array(paymentSchema) }).optional(),
});

export type AccountedRequestView = z.infer<typeof accountedRequestViewSchema>;

/** A request in the list for admins. */
export const listedRequestViewSchema = accountedRequestViewSchema.extend({
  /** The names of the calendars that say a day of it is theirs; absent when none does. */
  calendar_conflicts: z.array(z.string()).optional(),
});

export type ListedRequestView = z.infer<typeof listedRequestViewSchema>;

/** A request in responses to the admin who has just decided on it. */
export const decidedRequestViewSchema = requestViewSchema.extend({
  /** How long the decision can be undone, in whole seconds from now; 0 if it cannot. */
  undo_seconds: z.int().min(0),
  /** The calendars that could not be read before an approval, by name; absent when all were. */
  unread_calendars: z.array(z.string()).optional(),
});

export type DecidedRequestView = z.infer<typeof decidedRequestViewSchema>;
