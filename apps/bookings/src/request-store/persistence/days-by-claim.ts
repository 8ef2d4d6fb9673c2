import { trusted } from '@hearthstay/database';
import { isTaken, type StayUnit } from '@hearthstay/stay';
import type { StoredRequest } from '../domain/booking-request';
import { holdOf } from '../domain/proposal';
import type { FormerStay, MoveClaim } from '../domain/stay-move';

export const isMove = (claim: { id: string } | MoveClaim | null): claim is MoveClaim =>
  claim !== null && 'range' in claim;

/**
 * The filter for a request that can get days by a claim; empty without one: `$ne: null` matches no request that has no
 * list of revoked claims.
 */
export const notRevoked = (claim: { id: string } | null) => claim && { revokedClaims: trusted({ $ne: claim.id }) };

/** The filter for a request that a move may change now. */
export const movableBy = (claim: MoveClaim) => ({ 'moving.claimId': claim.id, ...notRevoked(claim) });

/** The filter for a request with the open proposal that was read, or with none. */
export const sameProposal = ({ proposal }: Pick<StoredRequest, 'proposal'>) => ({
  'proposal.id': proposal ? proposal.id : trusted({ $exists: false }),
});

/** The claim of an open offer that holds days, which ends with the offer; empty without one. */
export const claimsOfHold = (request: Pick<StoredRequest, 'proposal'>): string[] => {
  const hold = holdOf(request);
  return hold ? [hold.claimId] : [];
};

/** The claims by which a request and its open offer have had days before it gets others; `undefined` without any. */
export const formerStay = (request: StoredRequest, unit: StayUnit): FormerStay | undefined => {
  const { claimId, startDate, endDate, status } = request;
  const hold = holdOf(request);
  if (claimId !== null && isTaken(status)) return { claimId, startDate, endDate, unit, ...(hold && { hold }) };
  return hold ? { ...hold, unit } : undefined;
};

/** The fields that a move changes. The former claims still hold days until they are released or taken over. */
export const movedTo = ({ id, range, unit }: MoveClaim, request: StoredRequest) => {
  const movedFrom = formerStay(request, unit);
  return {
    claimId: id,
    startDate: range.start,
    endDate: range.end,
    revision: (request.revision ?? 0) + 1,
    ...(movedFrom && { movedFrom }),
  };
};
