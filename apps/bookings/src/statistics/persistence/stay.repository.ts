import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { isTaken, type GuestRequest } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../request-store';

const countedFields = { name: 1, email: 1, startDate: 1, endDate: 1, status: 1, createdAt: 1 } as const;
const pageSize = 500;

/** The requests that became stays, with only the fields that statistics need. */
@Injectable()
export class StayRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /**
   * Reads page by page, so that other calls run in between. It reads all requests in the order of `_id`, which is one
   * scan of the collection. An index of the statuses would fetch documents one by one, in an order without a position
   * for the next page.
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
