import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Day } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { isFinished, requestModel, type RequestDocument } from './request.schema';

/** Until when requests have changed, or stays have ended, that are due. */
export interface RetentionLimits {
  unconfirmedUntil: Date;
  declinedUntil: Date;
  /** The last day on which a request ended that was never decided and would be removed with the declined ones. */
  undecidedUntil: Day;
  staysUntil: Day;
}

/** The requests whose time is over. */
@Injectable()
export class ExpiredRequestRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** Some of the requests that have not become stays and are to be removed. */
  async listToRemove(limits: RetentionLimits, most: number): Promise<string[]> {
    const ids: string[] = [];
    for (const due of removable(limits)) {
      if (ids.length < most) ids.push(...(await this.idsOf(due, most - ids.length)));
    }
    return ids;
  }

  /** Removes a request, unless it has changed and is not due any more. */
  async remove(id: string, limits: RetentionLimits): Promise<void> {
    await this.requests.deleteOne({ $or: removable(limits).map((due) => ({ ...due, _id: id })) });
  }

  /** Some of the stays, and of whatever else is as old, that still name their guests. */
  listToErase({ staysUntil }: RetentionLimits, most: number): Promise<string[]> {
    return this.idsOf({ endDate: trusted({ $lte: staysUntil }), erasedAt: trusted({ $exists: false }) }, most);
  }

  private async idsOf(due: QueryFilter<RequestDocument>, most: number): Promise<string[]> {
    const found = await this.requests
      .find({ ...due, ...isFinished }, { _id: 1 })
      .limit(most)
      .lean();
    return found.map(({ _id }) => _id);
  }
}

/** What has been paid is kept as long as stays are. */
const isUnpaid = { 'payments.0': trusted({ $exists: false }) };

/** A request with an open proposal waits for somebody. */
const isSettled = { proposal: trusted({ $exists: false }) };

const removable = (limits: RetentionLimits): QueryFilter<RequestDocument>[] => {
  const changedUntil = (instant: Date) => ({ updatedAt: trusted({ $lte: instant }), ...isUnpaid, ...isSettled });
  const declined = changedUntil(limits.declinedUntil);
  return [
    { status: 'pending', guestConfirmedAt: null, ...changedUntil(limits.unconfirmedUntil) },
    { status: 'declined', ...declined },
    { status: 'cancelled', ...declined },
    { status: 'pending', endDate: trusted({ $lte: limits.undecidedUntil }), ...declined },
  ];
};
