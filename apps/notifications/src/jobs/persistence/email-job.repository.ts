import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { RenderedEmail } from '../../templates/rendered-email';
import { emailJobId, type NewEmailJob } from '../email-job';
import { allContent, hasData, isRendered } from './email-content';
import { leasedStatuses, waitingStatuses, type EmailJobDocument } from './email-job.schema';

export const emailJobModel = 'EmailJob';

export type KeptEmail = EmailJobDocument & RenderedEmail & Required<Pick<EmailJobDocument, 'createdAt'>>;

export interface EmailBacklogCounts {
  due: number;
  waiting: number;
  givenUp: number;
  oldestUnsent: Date | undefined;
}

/** The queue of e-mails as those see it who fill it and look into it. `EmailLeaseRepository` is for those who send. */
@Injectable()
export class EmailJobRepository {
  constructor(@Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>) {}

  /** Queues an e-mail. Answers false when it is there already, whatever has become of it since. */
  async add(job: NewEmailJob, now = new Date()): Promise<boolean> {
    const dueAt = ('dueAt' in job && job.dueAt) || now;
    try {
      await this.jobs.create({
        ...job,
        _id: emailJobId(job),
        status: 'queued',
        attempts: 0,
        dueAt,
        nextAttemptAt: dueAt,
        queuedAt: now,
      });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  /**
   * Cancels the waiting e-mails with this key. One that a sender has at this moment is sent by that attempt or never.
   *
   * @returns how many are cancelled for certain.
   */
  async cancel(cancelKey: string, now = new Date()): Promise<number> {
    // The mark comes first: it stays on an e-mail that passes from a sender back to the queue, or the other way,
    // meanwhile.
    await this.jobs.updateMany(
      { cancelKey, status: trusted({ $in: ['queued', 'sending'] }) },
      { $set: { cancelledAt: now } },
    );
    const { modifiedCount } = await this.jobs.updateMany(
      { cancelKey, status: 'queued', cancelledAt: trusted({ $exists: true }) },
      { $set: { status: 'cancelled', endedAt: now }, $unset: allContent },
    );
    return modifiedCount;
  }

  /** Makes the waiting e-mails with this key due at another time. @returns how many. */
  async move(cancelKey: string, dueAt: Date): Promise<number> {
    const { matchedCount } = await this.jobs.updateMany(
      { cancelKey, status: 'queued' },
      { $set: { dueAt, nextAttemptAt: dueAt } },
    );
    return matchedCount;
  }

  /**
   * What is not sent: due now, waiting or being sent, given up; and since when the oldest is due that is still to be
   * sent.
   */
  async backlog(now: Date): Promise<EmailBacklogCounts> {
    const waitingStatus = trusted({ $in: waitingStatuses });
    const [due, waiting, leased, givenUp, oldestUnsent] = await Promise.all([
      this.jobs.countDocuments({ status: waitingStatus, nextAttemptAt: trusted({ $lte: now }) }),
      this.jobs.countDocuments({ status: waitingStatus, nextAttemptAt: trusted({ $gt: now }) }),
      this.jobs.countDocuments({ status: trusted({ $in: leasedStatuses }) }),
      this.jobs.countDocuments({ status: 'given-up' }),
      this.oldestUnsent(),
    ]);
    return { due, waiting: waiting + leased, givenUp, oldestUnsent };
  }

  private async oldestUnsent(): Promise<Date | undefined> {
    const oldest = await Promise.all(
      [...waitingStatuses, ...leasedStatuses].flatMap((status) => [
        this.jobs
          .findOne({ status, ...hasData() }, { dueAt: 1, createdAt: 1 })
          .sort({ dueAt: 1 })
          .lean(),
        this.jobs
          .findOne({ status, ...isRendered() }, { dueAt: 1, createdAt: 1 })
          .sort({ createdAt: 1 })
          .lean(),
      ]),
    );
    return oldest.flatMap((job) => job?.dueAt ?? job?.createdAt ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  /** What is kept and still has its content, newest first. */
  async listKept(limit: number): Promise<KeptEmail[]> {
    const kept = this.jobs.find({ status: 'kept', ...isRendered() });
    return kept.sort({ createdAt: -1 }).limit(limit).lean<KeptEmail[]>();
  }

  async findKept(id: string): Promise<KeptEmail | null> {
    return this.jobs.findOne({ _id: id, status: 'kept', ...isRendered() }).lean<KeptEmail>();
  }
}
