import { Inject, Injectable } from '@nestjs/common';
import { noticeKind } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';
import { allContent, hasData } from './email-content';

/** How the e-mails of a guest are found. */
export interface GuestEmailSearch {
  requestIds: readonly string[];
  addresses: readonly string[];
}

type FoundEmail = Pick<EmailJobDocument, '_id' | 'kind' | 'to'>;

/** The e-mails to a guest and about their requests. */
@Injectable()
export class GuestEmailRepository {
  constructor(
    @Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>,
    private readonly clock: Clock,
  ) {}

  /** The addresses of all recipients. */
  async recipients(): Promise<string[]> {
    // The embedded database has no `distinct`.
    const found = await this.jobs.aggregate<{ _id: string }>([{ $group: { _id: '$to' } }]);
    return found.map(({ _id }) => _id);
  }

  /** Each part of the search has an index, which one query for both would not use on every database. */
  async find({ requestIds, addresses }: GuestEmailSearch): Promise<FoundEmail[]> {
    const parts = await Promise.all([
      this.jobs.find({ requestId: trusted({ $in: [...requestIds] }) }, { kind: 1, to: 1 }).lean(),
      this.jobs.find({ to: trusted({ $in: [...addresses] }) }, { kind: 1, to: 1 }).lean(),
    ]);
    return [...new Map(parts.flat().map((email) => [email._id, email])).values()];
  }

  /** The e-mails that still have data, which are always few. */
  listWithData(): Promise<Pick<EmailJobDocument, '_id' | 'kind' | 'to' | 'data'>[]> {
    return this.jobs.find(hasData(), { kind: 1, to: 1, data: 1 }).lean();
  }

  /** All that is stored of e-mails, oldest first. */
  async load(ids: readonly string[]): Promise<EmailJobDocument[]> {
    return this.jobs
      .find({ _id: trusted({ $in: [...ids] }) })
      .sort({ dueAt: 1 })
      .lean();
  }

  /**
   * Cancels those of the e-mails that were not sent, and removes what they say, why attempts failed and, of those to
   * the guest, the address.
   *
   * @returns how many are being sent and must be erased once their attempt has ended
   */
  async erase(emails: readonly FoundEmail[], addresses: readonly string[]): Promise<number> {
    const at = this.clock.now();
    const ids = emails.map(({ _id }) => _id);
    const these = { _id: trusted({ $in: ids }) };
    // The mark is written first: it stays on an e-mail that changes between `queued` and `sending` meanwhile.
    const unsent = { ...these, status: trusted({ $in: ['queued', 'sending', 'given-up'] as const }) };
    await this.jobs.updateMany(unsent, { $set: { cancelledAt: at } });
    const waiting = { ...these, status: trusted({ $in: ['queued', 'given-up'] as const }) };
    await this.jobs.updateMany(waiting, { $set: { status: 'cancelled', endedAt: at } });
    const ended = { ...these, status: trusted({ $ne: 'sending' as const }) };
    await this.jobs.updateMany(ended, { $set: { lastError: null }, $unset: { ...allContent, failure: 1 } });
    await this.jobs.updateMany({ ...ended, to: trusted({ $in: [...addresses] }) }, { $set: { to: '' } });
    return this.jobs.countDocuments({ ...these, status: 'sending' });
  }
}

/** The numbers of e-mails and of notices beside them. */
export const countsByChannel = (emails: readonly Pick<EmailJobDocument, 'kind'>[]) => {
  const notices = emails.filter(({ kind }) => kind === noticeKind).length;
  return { emails: emails.length - notices, notices };
};
