import { requestStatuses } from '@hearthstay/stay';
import { z } from 'zod';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { localeSchema } from '../values/locale';

/** Specification, section 4. */
export const requestStatusSchema = z.enum(requestStatuses);

export type RequestStatus = z.infer<typeof requestStatusSchema>;

/** A booking request as services tell each other of it. */
export const bookingRequestSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  /** First and last day of the stay; both count. */
  startDate: daySchema,
  endDate: daySchema,
  message: z.string().nullable(),
  status: requestStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When the guest opened the confirm link for the first time. */
  guestConfirmedAt: instantSchema.nullable(),
  cancellationReason: z.string().nullable(),
  locale: localeSchema,
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
