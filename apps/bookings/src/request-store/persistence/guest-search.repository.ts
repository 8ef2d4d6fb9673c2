import { Inject, Injectable } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { isFinished, requestModel, type RequestDocument } from './request.schema';

/** Upper and lower case, and the ways to write an accent, are the same. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Finds requests by their guests. */
@Injectable()
export class GuestSearchRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** The ids of the latest requests whose guest's name or address contains the text. */
  async find(text: string, limit: number): Promise<string[]> {
    const wanted = folded(text);
    const guests = await this.requests
      .find({ ...isFinished }, { name: 1, email: 1 })
      .sort({ createdAt: -1 })
      .lean<Pick<RequestDocument, '_id' | 'name' | 'email'>[]>();
    return guests
      .filter(({ name, email }) => folded(name).includes(wanted) || folded(email ?? '').includes(wanted))
      .slice(0, limit)
      .map(({ _id }) => _id);
  }
}
