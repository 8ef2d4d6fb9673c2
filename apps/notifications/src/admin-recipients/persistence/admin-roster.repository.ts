import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { AdminRosterDocument } from './admin-roster.schema';

export const adminRosterModel = 'AdminRoster';

@Injectable()
export class AdminRosterRepository {
  constructor(@Inject(modelToken(adminRosterModel)) private readonly rosters: Model<AdminRosterDocument>) {}

  /** Rosters may come out of order and more than once: the highest revision stays. */
  async keepIfNewer({ revision, emails }: Pick<AdminRosterDocument, 'revision' | 'emails'>): Promise<void> {
    try {
      await this.rosters.updateOne(
        { _id: 'roster', revision: trusted({ $lt: revision }) },
        { $set: { revision, emails } },
        { upsert: true },
      );
    } catch (error) {
      // There is one already, and it is not older.
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  /** Null as long as `admin-auth` has told nothing. */
  async emails(): Promise<string[] | null> {
    const roster = await this.rosters.findOne({ _id: 'roster' }).lean();
    return roster?.emails ?? null;
  }
}
