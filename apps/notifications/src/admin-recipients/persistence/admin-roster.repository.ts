import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { AdminRosterDocument } from './admin-roster.schema';

export const adminRosterModel = 'AdminRoster';

@Injectable()
export class AdminRosterRepository {
  constructor(@Inject(modelToken(adminRosterModel)) private readonly rosters: Model<AdminRosterDocument>) {}

  /** Rosters may arrive out of order and more than once: the highest revision stays. */
  async keepIfNewer({ revision, emails }: Pick<AdminRosterDocument, 'revision' | 'emails'>): Promise<void> {
    try {
      await this.rosters.updateOne(
        { _id: 'roster', revision: trusted({ $lt: revision }) },
        { $set: { revision, emails } },
        { upsert: true },
      );
    } catch (error) {
      // A roster of at least this revision is stored.
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  /** Null until `admin-auth` has published the first roster. */
  async emails(): Promise<string[] | null> {
    const roster = await this.rosters.findOne({ _id: 'roster' }).lean();
    return roster?.emails ?? null;
  }
}
