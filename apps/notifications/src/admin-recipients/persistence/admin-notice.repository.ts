import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { CausingEvent, ComposedEmail } from '../../jobs/email-job';
import type { AdminNoticeDocument } from './admin-notice.schema';

export const adminNoticeModel = 'AdminNotice';

export type WaitingNotice = AdminNoticeDocument & Required<Pick<AdminNoticeDocument, 'email'>>;

@Injectable()
export class AdminNoticeRepository {
  constructor(@Inject(modelToken(adminNoticeModel)) private readonly notices: Model<AdminNoticeDocument>) {}

  /** Changes nothing when the notice is there already, waiting or not. */
  async add({ id, correlationId }: CausingEvent, email: ComposedEmail, createdAt = new Date()): Promise<void> {
    try {
      await this.notices.create({
        _id: `${id}:${email.kind}`,
        eventId: id,
        correlationId,
        isWaiting: true,
        email,
        createdAt,
      });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  async listWaiting(): Promise<WaitingNotice[]> {
    return this.notices.find({ isWaiting: true }).lean<WaitingNotice[]>();
  }

  async markQueued(id: string): Promise<void> {
    await this.notices.updateOne({ _id: id }, { $set: { isWaiting: false }, $unset: { email: 1 } });
  }

  /** Notices that have no date could never end. */
  async dateUndated(now: Date): Promise<void> {
    await this.notices.updateMany({ createdAt: null }, { $set: { createdAt: now } });
  }

  /** Gives up the notices that have waited since then. @returns how many. */
  async giveUpWaiting(since: Date): Promise<number> {
    const { modifiedCount } = await this.notices.updateMany(
      { isWaiting: true, createdAt: trusted({ $lte: since }) },
      { $set: { isWaiting: false }, $unset: { email: 1 } },
    );
    return modifiedCount;
  }
}
