import { z } from 'zod';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { stayDaysSchema } from './stay-days';
import { stayPriceSchema } from './stay-price';

/** The sides that propose: a guest asks for other days, the owner offers days. */
export const proposerSchema = z.enum(['guest', 'owner']);

/** The days, guests and price that are proposed in place of those of a request. */
export const proposedStaySchema = z.object({
  ...stayDaysSchema.shape,
  ...stayPriceSchema.pick({ adults: true, children: true, quote: true }).shape,
  /** A word to the other side; absent without one. */
  note: z.string().optional(),
  /** The last day at the property on which the other side can respond. */
  validUntil: daySchema,
});

/**
 * Other days, guests or another price than those of a request, on which the other side decides. A request has one at
 * most; a newer one replaces it.
 */
export const proposalSchema = proposedStaySchema.extend({
  id: idSchema,
  by: proposerSchema,
  at: instantSchema,
  /** Whether its days are claimed until it ends. A guest's proposal never holds days. */
  holds: z.boolean(),
});

/**
 * The id of the proposal that was shown: another is `PROPOSAL_ENDED`. The pages always send it. A client of the API may
 * leave it out, and then responds to whatever is open, or takes it back.
 */
export const shownProposalSchema = idSchema.optional();

/** The open proposal that a change of its request has ended: who made it, and the proposed days. */
export const endedProposalSchema = proposalSchema.pick({ by: true, startDate: true, endDate: true });

export type EndedProposal = z.infer<typeof endedProposalSchema>;

export type Proposal = z.infer<typeof proposalSchema>;
