import { z } from 'zod';
import { event } from '../message/event';
import { decisionNoteSchema } from './decision-note';
import { duePaymentSchema } from './payment';
import { payeeSchema } from './prices';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** How a stay is to be paid, in an e-mail to its guest. */
export const paymentNoticeSchema = z.object({
  reference: z.string(),
  due: z.array(duePaymentSchema),
  payTo: payeeSchema.nullable(),
});

/** An admin approved a request and its days are claimed. The guest has to confirm. */
export const bookingApproved = event(
  'booking.approved',
  requestEventSchema.extend({
    confirmLink: accessLinkSchema,
    statusLink: accessLinkSchema,
    note: decisionNoteSchema,
    /** How the stay is to be paid; absent if it has no price. */
    payment: paymentNoticeSchema.optional(),
  }),
);
