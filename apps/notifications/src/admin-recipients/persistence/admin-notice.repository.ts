import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import type { CausingEvent, EmailDraft } from '../../jobs/email-job';
import type { AdminNoticeDocument } from './admin-notice.schema';

export const adminNoticeModel = 'AdminNotice';

export type WaitingNotice = Pick<AdminNoticeDocument, '_id' | 'eventId' | 'correlationId' | 'createdAt'> & {
  draft: EmailDraft;
};

const handled = { $set: { waitsForRoster: false }, $unset: { draft: 1 } } as const;

@Injectable()
export class AdminNoticeRepository {
  constructor(
    @Inject(modelToken(adminNoticeModel)) private readonly notices: Model<AdminNoticeDocument>,
    private readonly clock: Clock = new Clock(),
  ) {}

  /** Changes nothing if the notice exists, waiting or not. */
  async add({ id, correlationId }: CausingEvent, draft: EmailDraft, createdAt = this.clock.now()): Promise<void> {
    try {
      await this.notices.create({
        _id: `${id}:${draft.kind}`,
        eventId: id,
        correlationId,
        waitsForRoster: true,
        draft,
        createdAt,
      });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  async listWaiting(): Promise<WaitingNotice[]> {
    const notices = await this.notices.find({ waitsForRoster: true }).lean();
    return notices.flatMap(({ draft, ...notice }) => (draft ? [{ ...notice, draft }] : []));
  }

  async markQueued(id: string): Promise<void> {
    await this.notices.updateOne({ _id: id }, handled);
  }

  /** Discards the notices that have waited since then. @returns their number */
  async giveUpWaiting(since: Date): Promise<number> {
    const waiting = { waitsForRoster: true, createdAt: trusted({ $lte: since }) };
    return (await this.notices.updateMany(waiting, handled)).modifiedCount;
  }
}
