import { bookingRequestSchema, daySchema, ownerNotesSchema, paymentSchema } from '@hearthstay/contracts';
import { z } from 'zod';
import { paymentTermsSchema } from './payment-terms';
import { storedProposalSchema } from './proposal';

/** The fields of a request in this service. */
export const storedRequestSchema = bookingRequestSchema.extend({
  ...ownerNotesSchema.shape,
  proposal: storedProposalSchema.optional(),
  /** How often the stay was moved; absent if never. */
  revision: z.int().optional(),
  /** How often the address of the guest was changed; absent if never. */
  addressRevision: z.int().optional(),
  /** How often all that was due was paid since the guest was asked for the rest; absent if never. */
  restPaidCount: z.int().optional(),
  /** The claim under which the request holds its days since it was approved; `null` before that. */
  claimId: z.string().nullable(),
  /** Present with a quote. */
  paymentTerms: paymentTermsSchema.optional(),
  /** The day of the latest approval at the property; absent before it. */
  approvedOn: daySchema.optional(),
  /** The wait, in hours, after which the admins were last reminded of the request; absent before that. */
  remindedAfterHours: z.int().optional(),
  /** The e-mails of the stay that were sent, each as its kind and the days of the stay; absent without any. */
  stayEmailsSent: z.array(z.string()).optional(),
  /** The payments that the owner has noted, in that order; absent without any. */
  payments: z.array(paymentSchema).optional(),
});

export type StoredFields = z.output<typeof storedRequestSchema>;
