import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { isTaken, type Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../request-store';
import type { RequestClaim } from '../domain/request-claim';
import type { StoredClaim } from './request-claim.repository';

type ClaimIdentity = Pick<RequestClaim, 'id' | 'requestId'>;

const takenStatuses = ['approved', 'confirmed'] as const;

/**
 * The filter for requests that have days by one of the claims: approved and confirmed ones by their own, every one by
 * that of its open offer. After a move or a new offer the former claims hold days, too, until the new ones have taken
 * them over.
 */
const holdsDaysBy = (claimIds: readonly string[]) => {
  const isAmong = trusted({ $in: claimIds });
  return {
    $or: [
      { claimId: isAmong, status: trusted({ $in: takenStatuses }) },
      { 'proposal.claimId': isAmong },
      { 'movedFrom.claimId': isAmong },
      { 'movedFrom.hold.claimId': isAmong },
    ],
  };
};

/** The opposite, for one claim. */
const holdsNoDaysBy = (claimId: string) => {
  const isOther = trusted({ $ne: claimId });
  return {
    $or: [{ claimId: isOther }, { status: trusted({ $nin: takenStatuses }) }],
    'proposal.claimId': isOther,
    'movedFrom.claimId': isOther,
    'movedFrom.hold.claimId': isOther,
  };
};

type HoldingFields = Pick<RequestDocument, 'status' | 'claimId' | 'movedFrom' | 'proposal'>;

/** The claims by which a request has days: the same rule, for a request that was read. */
const claimsOf = ({ status, claimId, movedFrom, proposal }: HoldingFields): string[] =>
  [isTaken(status) ? claimId : null, proposal?.claimId, movedFrom?.claimId, movedFrom?.hold?.claimId].flatMap((id) =>
    id ? [id] : [],
  );

/** Reads which claims of requests have become bookings, and prevents claims from becoming bookings. */
@Injectable()
export class ApprovalFence {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** The guests' names of the requests that have days by these claims, by claim. */
  async bookingsAmong(claimIds: string[]): Promise<Map<string, { name: string }>> {
    const requests = await this.requests
      .find(holdsDaysBy(claimIds))
      .select({ status: 1, claimId: 1, movedFrom: 1, proposal: 1, name: 1 })
      .lean();
    return new Map(requests.flatMap((request) => claimsOf(request).map((id) => [id, { name: request.name }] as const)));
  }

  /**
   * Those of the claims that have ended: they are revoked, and their request has no days by them, so it never will
   * again.
   */
  async endedAmong(claims: readonly StoredClaim[]): Promise<StoredClaim[]> {
    const requests = await this.requests
      .find({
        _id: trusted({ $in: claims.map(({ requestId }) => requestId) }),
        revokedClaims: trusted({ $in: claims.map(({ id }) => id) }),
      })
      .select({ status: 1, claimId: 1, movedFrom: 1, proposal: 1, revokedClaims: 1 })
      .lean();
    const ended = new Set(
      requests.flatMap((request) => {
        const present = claimsOf(request);
        return request.revokedClaims.filter((id) => !present.includes(id));
      }),
    );
    return claims.filter(({ id }) => ended.has(id));
  }

  async isApprovedBy({ id, requestId }: ClaimIdentity): Promise<boolean> {
    return (await this.requests.exists({ _id: requestId, ...holdsDaysBy([id]) })) !== null;
  }

  /**
   * Ensures that the request can never get its days by this claim; by another claim it still can. Changes nothing if
   * the request has its days by this claim.
   */
  async revoke({ id, requestId }: ClaimIdentity): Promise<void> {
    await this.requests.updateOne({ _id: requestId, ...holdsNoDaysBy(id) }, { $addToSet: { revokedClaims: id } });
  }

  /** Removes the revoked claims of past requests, for which no decision is possible any more. */
  async removeRevoked(today: Day): Promise<void> {
    await this.requests.updateMany(
      { revokedClaims: trusted({ $ne: [] }), endDate: trusted({ $lt: today }) },
      { $set: { revokedClaims: [] } },
    );
  }
}
