import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { AdminRosterDocument } from './admin-roster.schema';

export const adminRosterModel = 'AdminRoster';

@Injectable()
export class AdminRosterRepository {
  constructor(@Inject(modelToken(adminRosterModel)) private readonly rosters: Model<AdminRosterDocument>) {}

  /** Rosters may arrive out of order and more than once: the highest revision stays. */
  async keepIfNewer({ revision, emails, locales = [] }: Omit<AdminRosterDocument, '_id'>): Promise<void> {
    try {
      await this.rosters.updateOne(
        { _id: 'roster', revision: trusted({ $lt: revision }) },
        { $set: { revision, emails, locales } },
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

  /** The language of the admin with an address; undefined for that of the house, also if no admin has the address. */
  async localeOf(email: string): Promise<Locale | undefined> {
    const roster = await this.rosters.findOne({ _id: 'roster' }).lean();
    return roster?.locales?.find((each) => each.email === email)?.locale;
  }
}
