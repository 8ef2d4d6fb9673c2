import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { bookingRequestSchema } from './booking-request';

/** What every event about a request carries, so that its consumers need not ask back. */
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
  }).shape,
  propertyName: z.string(),
});

/** A link that an e-mail is to carry. The token is the secret itself: nobody but its addressee may see it. */
export const accessLinkSchema = z.object({ token: z.string(), expiresAt: instantSchema });

export type AccessLink = z.infer<typeof accessLinkSchema>;
