import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../request-store';
import type { RequestClaim } from '../domain/request-claim';

type ClaimIdentity = Pick<RequestClaim, 'id' | 'requestId'>;

const takenStatuses = ['approved', 'confirmed'] as const;
const isTaken = () => trusted({ $in: takenStatuses });

/** Reads which claims of requests have become bookings, and prevents claims from becoming bookings. */
@Injectable()
export class ApprovalFence {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** The guests' names of the bookings among requests with these claims, by claim. */
  async bookingsAmong(claimIds: string[]): Promise<Map<string, { name: string }>> {
    const requests = await this.requests
      .find({ claimId: trusted({ $in: claimIds }), status: isTaken() })
      .select({ claimId: 1, name: 1 })
      .lean();
    return new Map(requests.map(({ claimId, name }) => [claimId ?? '', { name }]));
  }

  async isApprovedBy({ id, requestId }: ClaimIdentity): Promise<boolean> {
    return (await this.requests.exists({ _id: requestId, claimId: id, status: isTaken() })) !== null;
  }

  /**
   * Ensures that the request can never get its days by this claim; by another claim it still can. Changes nothing if
   * the request has its days by this claim.
   */
  async revoke({ id, requestId }: ClaimIdentity): Promise<void> {
    await this.requests.updateOne(
      { _id: requestId, $or: [{ claimId: trusted({ $ne: id }) }, { status: trusted({ $nin: takenStatuses }) }] },
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
