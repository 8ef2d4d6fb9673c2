import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../request-store';
import type { RequestClaim } from '../domain/request-claim';

type ClaimIdentity = Pick<RequestClaim, 'id' | 'requestId'>;

const takenStatuses = ['approved', 'confirmed'] as const;
/** A request that was moved holds days by its former claim, too, until the new one has taken them over. */
const holdsDaysBy = (claimId: string) => ({ $or: [{ claimId }, { 'movedFrom.claimId': claimId }] });

const holdsNoDaysBy = (claimId: string) => ({
  claimId: trusted({ $ne: claimId }),
  'movedFrom.claimId': trusted({ $ne: claimId }),
});

const isTaken = () => trusted({ $in: takenStatuses });

/** Reads which claims of requests have become bookings, and prevents claims from becoming bookings. */
@Injectable()
export class ApprovalFence {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** The guests' names of the bookings among requests with these claims, by claim. */
  async bookingsAmong(claimIds: string[]): Promise<Map<string, { name: string }>> {
    const isAmong = trusted({ $in: claimIds });
    const requests = await this.requests
      .find({ $or: [{ claimId: isAmong }, { 'movedFrom.claimId': isAmong }], status: isTaken() })
      .select({ claimId: 1, movedFrom: 1, name: 1 })
      .lean();
    return new Map(
      requests.flatMap(({ claimId, movedFrom, name }) =>
        [claimId, movedFrom?.claimId].flatMap((id) => (id ? [[id, { name }] as const] : [])),
      ),
    );
  }

  async isApprovedBy({ id, requestId }: ClaimIdentity): Promise<boolean> {
    return (await this.requests.exists({ _id: requestId, ...holdsDaysBy(id), status: isTaken() })) !== null;
  }

  /**
   * Ensures that the request can never get its days by this claim; by another claim it still can. Changes nothing if
   * the request has its days by this claim.
   */
  async revoke({ id, requestId }: ClaimIdentity): Promise<void> {
    await this.requests.updateOne(
      { _id: requestId, $or: [holdsNoDaysBy(id), { status: trusted({ $nin: takenStatuses }) }] },
      { $addToSet: { revokedClaims: id } },
    );
  }

  /** Removes the revoked claims of past requests, for which no decision is possible any more. */
  async removeRevoked(today: Day): Promise<void> {
    await this.requests.updateMany(
      { revokedClaims: trusted({ $ne: [] }), endDate: trusted({ $lt: today }) },
      { $set: { revokedClaims: [] } },
    );
  }
}
