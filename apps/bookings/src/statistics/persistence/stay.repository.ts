import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { isTaken, type GuestRequest } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../requests/persistence/request.schema';

const countedFields = { name: 1, email: 1, startDate: 1, endDate: 1, status: 1, createdAt: 1 } as const;
const pageSize = 500;

/** The requests that became stays, with no more of each than statistics count. */
@Injectable()
export class StayRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /**
   * Reads page by page, so that other calls get their turn in between. All requests, by their `_id`: that is one pass
   * over the collection, whereas an index of the statuses would have documents fetched one by one, in no order that
   * pages could go on from.
   */
  async list(): Promise<GuestRequest[]> {
    const stays: GuestRequest[] = [];
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = await this.pageAfter(last);
      stays.push(...page.filter(({ status }) => isTaken(status)));
      last = page.length < pageSize ? undefined : page.at(-1)?._id;
    }
    return stays;
  }

  private pageAfter(id: string) {
    return this.requests
      .find({ _id: trusted({ $gt: id }) })
      .select(countedFields)
      .sort({ _id: 1 })
      .limit(pageSize)
      .batchSize(pageSize)
      .lean();
  }
}
