import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { fromDocument, requestModel, type RequestDocument } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import type { MoveInProgress } from '../../request-store/domain/stay-move';

const isAbsent = trusted({ $exists: false });

/** The moves of bookings before and after the write that gives a booking its days, which `RequestRepository` does. */
@Injectable()
export class MoveRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /**
   * Begins a move of a booking. An earlier attempt at the same command ends with it.
   *
   * @returns `false` when another move is in progress, or the booking has changed since it was read.
   */
  async begin({ id, status, claimId, startDate, endDate }: StoredRequest, moving: MoveInProgress): Promise<boolean> {
    const { matchedCount } = await this.requests.updateOne(
      {
        ...{ _id: id, status, claimId, startDate, endDate, movedFrom: isAbsent },
        $or: [{ moving: isAbsent }, { 'moving.commandId': moving.commandId }],
      },
      { $set: { moving } },
    );
    return matchedCount === 1;
  }

  /** Ensures that the booking can never get its days by this claim. */
  async abandon(id: string, claimId: string): Promise<void> {
    await this.requests.updateOne({ _id: id, 'moving.claimId': claimId }, { $unset: { moving: 1 } });
  }

  /** Abandons moves that take too long, or that claim by an earlier unit. */
  async abandonAll(which: { startedUntil: Date } | { unitRevisionBefore: number }): Promise<void> {
    const filter =
      'startedUntil' in which
        ? { 'moving.startedAt': trusted({ $lte: which.startedUntil }) }
        : { 'moving.unitRevision': trusted({ $lt: which.unitRevisionBefore }) };
    await this.requests.updateMany(
      { 'moving.claimId': trusted({ $exists: true }), ...filter },
      { $unset: { moving: 1 } },
    );
  }

  /** Notes that the former claim holds no day any more. */
  async complete(id: string, formerClaimId: string): Promise<void> {
    await this.requests.updateOne({ _id: id, 'movedFrom.claimId': formerClaimId }, { $unset: { movedFrom: 1 } });
  }

  /** The requests for which one of these claims holds only former days, and those that are to be taken over. */
  async listMovedFrom(claimIds: readonly string[]): Promise<StoredRequest[]> {
    const isAmong = trusted({ $in: claimIds });
    const documents = await this.requests
      .find({ $or: [{ 'movedFrom.claimId': isAmong }, { 'movedFrom.hold.claimId': isAmong }] })
      .lean();
    return documents.map(fromDocument);
  }

  /** The requests whose former claim may still hold days. */
  async listIncomplete(): Promise<StoredRequest[]> {
    const documents = await this.requests.find({ 'movedFrom.claimId': trusted({ $exists: true }) }).lean();
    return documents.map(fromDocument);
  }
}
