import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { CausingEvent, EmailDraft, RenderedDraft } from '../../jobs/email-job';
import type { AdminNoticeDocument } from './admin-notice.schema';

export const adminNoticeModel = 'AdminNotice';

export type WaitingNotice = Pick<AdminNoticeDocument, '_id' | 'eventId' | 'correlationId' | 'createdAt'> & {
  draft: EmailDraft | RenderedDraft;
};

/** Earlier versions use the second field. */
const waiting = [{ waitsForRoster: true }, { isWaiting: true }] as const;
const dealtWith = {
  $set: { waitsForRoster: false, isWaiting: false },
  $unset: { draft: 1, email: 1 },
} as const;

@Injectable()
export class AdminNoticeRepository {
  constructor(@Inject(modelToken(adminNoticeModel)) private readonly notices: Model<AdminNoticeDocument>) {}

  /** Changes nothing if the notice exists, waiting or not. */
  async add({ id, correlationId }: CausingEvent, draft: EmailDraft, createdAt = new Date()): Promise<void> {
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
    const found = await Promise.all(waiting.map((isWaiting) => this.notices.find(isWaiting).lean()));
    return found.flat().flatMap(({ draft, email, ...notice }) => {
      const content = draft ?? email;
      return content ? [{ ...notice, draft: content }] : [];
    });
  }

  async markQueued(id: string): Promise<void> {
    await this.notices.updateOne({ _id: id }, dealtWith);
  }

  /** Notices without a date would never expire. */
  async dateUndated(now: Date): Promise<void> {
    await this.notices.updateMany({ createdAt: null }, { $set: { createdAt: now } });
  }

  /** Discards the notices that have waited since then. @returns their number */
  async giveUpWaiting(since: Date): Promise<number> {
    const given = await Promise.all(
      waiting.map((isWaiting) =>
        this.notices.updateMany({ ...isWaiting, createdAt: trusted({ $lte: since }) }, dealtWith),
      ),
    );
    return given.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
  }
}
