import { randomUUID } from 'node:crypto';
import { proposalSchema, type EndedProposal, type Proposal } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { z } from 'zod';
import { ending, type Questioned } from './questions';

/** A proposal in this service. */
export const storedProposalSchema = proposalSchema.extend({
  /** The claim that holds those of its days that its request has not, as long as it is open; present if it holds. */
  claimId: z.string().optional(),
});

export type StoredProposal = z.infer<typeof storedProposalSchema>;

/** A request with or without an open proposal. */
interface WithProposal {
  proposal?: StoredProposal | undefined;
}

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
export const holdOf = ({ proposal }: WithProposal): Hold | null => {
  if (proposal?.claimId === undefined) return null;
  const { claimId, startDate, endDate } = proposal;
  return { claimId, startDate, endDate };
};

/** The open proposal of one side; `undefined` if there is none any more. @param id that was shown, if it is known */
export const openProposal = (
  { proposal }: WithProposal,
  { by, id, today }: { by: Proposal['by']; id?: string | undefined; today: Day },
): StoredProposal | undefined =>
  proposal?.by === by && proposal.validUntil >= today && (id === undefined || id === proposal.id)
    ? proposal
    : undefined;

/** What the history records of a proposal. */
export const valuesOf = (proposal: StoredProposal) => {
  const { startDate, endDate, adults, children, quote, note, validUntil, holds } = proposal;
  return {
    ...{ startDate, endDate, adults, children, total: quote?.total, note, validUntil },
    ...(holds && { holds }),
  };
};

/** The same of one that has ended: the note belongs to its beginning. */
export const endOf = (proposal: StoredProposal) => {
  const { note: _, ...values } = valuesOf(proposal);
  return values;
};

/** The open proposal that ends with a change of its request, as events name it; empty without one. */
export const endedProposal = (request: Questioned): { endedProposal?: EndedProposal; endedQuestions?: string[] } => {
  if (!request.proposal) return {};
  const { by, startDate, endDate } = request.proposal;
  return { endedProposal: { by, startDate, endDate }, ...ending(request, 'proposal') };
};
