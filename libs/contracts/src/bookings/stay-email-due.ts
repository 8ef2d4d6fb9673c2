import { z } from 'zod';
import { event } from '../message/event';
import { instantSchema } from '../values/instant';
import { paymentNoticeSchema } from './booking-approved';
import { coordinatesSchema } from './house';
import { accessLinkSchema, requestEventSchema } from './request-event';
import { stayEmailKindSchema } from './stay-emails';

/** An e-mail of a stay as the owner has written it, with what takes the place of its placeholders. */
export const stayEmailSchema = requestEventSchema.extend({
  kind: stayEmailKindSchema,
  subject: z.string(),
  text: z.string(),
  /** Only if the text contains its placeholder. */
  doorCode: z.string().optional(),
  statusLink: accessLinkSchema,
  payment: paymentNoticeSchema.optional(),
  /** From and until when guests have the house, as `HH:MM`; absent if the owner has set none. */
  checkIn: z.string().optional(),
  checkOut: z.string().optional(),
  /** Where the house is, in the owner's words; absent if the owner has not said it. */
  place: z.string().optional(),
  coordinates: coordinatesSchema.optional(),
});

export type WrittenStayEmail = z.infer<typeof stayEmailSchema>;

/** An e-mail of a stay is to be sent now. Its `locale` is the language of its text. */
export const stayEmailDue = event(
  'booking.stay-email-due',
  stayEmailSchema.extend({
    usefulUntil: instantSchema,
    /** How often the address of the guest was changed; absent if never. */
    addressRevision: z.int().positive().optional(),
    /** How often all that was due was paid since the guest was asked for the rest; absent if never. */
    restPaidCount: z.int().positive().optional(),
  }),
);
