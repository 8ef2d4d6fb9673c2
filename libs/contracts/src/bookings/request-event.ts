import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { guestDetailsSchema, requestLifeSchema } from './booking-request';
import { endedProposalSchema } from './proposal';
import { stayDaysSchema } from './stay-days';
import { stayPriceSchema } from './stay-price';

/** The fields of a request that are in every event about it. */
export const requestDetailsSchema = z.object({
  ...guestDetailsSchema.shape,
  email: z.string(),
  ...stayDaysSchema.shape,
  ...stayPriceSchema.shape,
  ...requestLifeSchema.pick({ createdAt: true, source: true }).shape,
});

/** The common payload of all events about a request; consumers need no further query. */
export const requestEventSchema = requestDetailsSchema.extend({
  requestId: z.string(),
  propertyName: z.string(),
  /** How often the stay was moved before; absent if never. E-mails about it go in this order. */
  revision: z.int().optional(),
  /** Whether the stay holds days or nights; days if absent. */
  unit: z.enum(['days', 'nights']).optional(),
  /** The proposal that ends with this change; absent if none was open. */
  endedProposal: endedProposalSchema.optional(),
  /** The id of what it asks of the other side, an offer or a wish; absent if it asks nothing. */
  question: z.string().optional(),
  /** The questions that need no response any more, or get it with this event; absent without any. */
  endedQuestions: z.array(z.string()).optional(),
});

/** A link for an e-mail. The token is the secret itself, so only the recipient may see it. */
export const accessLinkSchema = z.object({ token: z.string(), expiresAt: instantSchema });

export type AccessLink = z.infer<typeof accessLinkSchema>;
