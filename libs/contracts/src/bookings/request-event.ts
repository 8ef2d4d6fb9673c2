import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { bookingRequestSchema } from './booking-request';

/** The common payload of all events about a request; consumers need no further query. */
export const requestEventSchema = z.object({
  requestId: z.string(),
  ...bookingRequestSchema.pick({
    name: true,
    email: true,
    startDate: true,
    endDate: true,
    message: true,
    locale: true,
    createdAt: true,
    adults: true,
    children: true,
    quote: true,
    priceNote: true,
  }).shape,
  propertyName: z.string(),
  /** Whether the stay holds days or nights; days if absent. */
  unit: z.enum(['days', 'nights']).optional(),
});

/** A link for an e-mail. The token is the secret itself, so only the recipient may see it. */
export const accessLinkSchema = z.object({ token: z.string(), expiresAt: instantSchema });

export type AccessLink = z.infer<typeof accessLinkSchema>;
