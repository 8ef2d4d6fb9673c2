import { randomUUID } from 'node:crypto';
import { proposalSchema, type Proposal } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { z } from 'zod';
import type { StoredRequest } from './booking-request';

/** A proposal in this service. */
export const storedProposalSchema = proposalSchema.extend({
  /** The claim that holds those of its days that its request has not, as long as it is open; present if it holds. */
  claimId: z.string().optional(),
});

export type StoredProposal = z.infer<typeof storedProposalSchema>;

export const newProposal = (proposal: Omit<StoredProposal, 'id' | 'at' | 'holds'>, now: Date): StoredProposal => ({
  ...proposal,
  id: randomUUID(),
  at: now.toISOString(),
  holds: proposal.claimId !== undefined,
});

/** A claim on days besides those of a request. */
export interface Hold {
  claimId: string;
  startDate: Day;
  endDate: Day;
}

/** What the open proposal of a request holds; `null` if it holds nothing. */
export const holdOf = ({ proposal }: Pick<StoredRequest, 'proposal'>): Hold | null => {
  if (proposal?.claimId === undefined) return null;
  const { claimId, startDate, endDate } = proposal;
  return { claimId, startDate, endDate };
};

/** The open proposal of one side; `undefined` if there is none any more. @param id that was shown, if it is known */
export const openProposal = (
  { proposal }: Pick<StoredRequest, 'proposal'>,
  { by, id, today }: { by: Proposal['by']; id?: string | undefined; today: Day },
): StoredProposal | undefined =>
  proposal?.by === by && proposal.validUntil >= today && (id === undefined || id === proposal.id)
    ? proposal
    : undefined;

/** A request as it is when a proposal is accepted, except for its status. */
export const asProposed = <Request extends StoredRequest>(
  request: Request,
  { startDate, endDate, adults, children, quote }: StoredProposal,
): Request => ({
  ...request,
  ...{ startDate, endDate },
  ...(adults !== undefined && { adults, children }),
  ...(quote && { quote, priceNote: undefined }),
});

/** What the history tells of a proposal. */
export const valuesOf = ({ startDate, endDate, quote, note, validUntil, holds }: StoredProposal) => ({
  ...{ startDate, endDate, total: quote?.total, note, validUntil },
  ...(holds && { holds }),
});
