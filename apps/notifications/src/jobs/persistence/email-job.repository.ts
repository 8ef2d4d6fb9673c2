import { Inject, Injectable } from '@nestjs/common';
import { noticeKind, type NoticeChannelName } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model } from 'mongoose';
import type { RenderedEmail } from '../../templates/rendered-email';
import { backoffMs, longestDelayMs } from '../backoff';
import { daysOf, emailJobId, requestIdOf, requestOrderOf, type NewEmailJob } from '../email-job';
import { isOncePerDays, isOrdered } from '../request-emails';
import { allContent, hasData, isEmail, isRendered } from './email-content';
import type { EmailJobDocument } from './email-job.schema';

export const emailJobModel = 'EmailJob';

/** More than the clocks of instances differ, in milliseconds. */
const clockSkewMs = 30_000;

const growingPauses = Array.from({ length: 12 }, (_, index) => ({ attempts: index + 1, ms: backoffMs(index + 1, 0) }))
  // From some attempt on, they are as long as any.
  .filter(({ ms }) => ms < longestDelayMs);

/** The longest pause after each number of attempts, in milliseconds. */
const longestPauses = [...growingPauses, { attempts: trusted({ $gt: growingPauses.length }), ms: longestDelayMs }];

export type KeptEmail = EmailJobDocument & RenderedEmail & Required<Pick<EmailJobDocument, 'createdAt'>>;

export interface EmailBacklogCounts {
  due: number;
  waiting: number;
  givenUp: number;
  oldestUnsent: Date | undefined;
}

/** Adds, cancels and reads e-mails of the queue. `EmailLeaseRepository` leases and sends them. */
@Injectable()
export class EmailJobRepository {
  constructor(
    @Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>,
    private readonly clock: Clock = new Clock(),
  ) {}

  /** Queues an e-mail. Returns false if it exists, in any state. */
  async add(job: NewEmailJob, now = this.clock.now()): Promise<boolean> {
    const { dueAt = now } = job;
    const requestId = requestIdOf(job.data);
    const days = isOncePerDays(job.kind) ? daysOf(job.data) : undefined;
    const order = isOrdered(job.kind) ? requestOrderOf(job) : undefined;
    try {
      await this.jobs.create({
        ...job,
        _id: order?.id ?? emailJobId(job),
        ...(order && { orderKey: order.orderKey, ...(order.revision > 0 && { revision: order.revision }) }),
        ...(requestId && { requestId }),
        ...(days && { days }),
        ...(job.dueAt && { waitsForDate: true }),
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
   * Cancels the waiting e-mails with this key. A leased one is sent by the current attempt or never, one that was given
   * up is never sent again.
   *
   * @returns the number of certainly cancelled ones
   */
  async cancel(cancelKey: string, now = this.clock.now()): Promise<number> {
    // The mark is written first: it stays on an e-mail that changes between `queued` and `sending` meanwhile.
    await this.jobs.updateMany(
      { cancelKey, status: trusted({ $in: ['queued', 'sending', 'given-up'] }) },
      { $set: { cancelledAt: now } },
    );
    const { modifiedCount } = await this.jobs.updateMany(
      { cancelKey, status: 'queued', cancelledAt: trusted({ $exists: true }) },
      { $set: { status: 'cancelled', endedAt: now }, $unset: allContent },
    );
    return modifiedCount;
  }

  /**
   * Makes e-mails due that seem to have been queued in the future, or whose next attempt is further away than the pause
   * after so many attempts: the clock was set back since. Those that wait for a date are left alone.
   *
   * @returns their number
   */
  async makeDueAfterSetBack(now = this.clock.now()): Promise<number> {
    const laterThan = (ms: number) => trusted({ $gt: new Date(now.getTime() + ms) });
    const waiting = { status: 'queued', waitsForDate: trusted({ $exists: false }) } as const;
    const due = { $set: { nextAttemptAt: now, dueAt: now, queuedAt: now } };
    const [queued, retried] = await Promise.all([
      this.jobs.updateMany({ ...waiting, nextAttemptAt: laterThan(0), queuedAt: laterThan(clockSkewMs) }, due),
      this.jobs.updateMany(
        {
          ...waiting,
          $or: longestPauses.map(({ attempts, ms }) => ({ attempts, nextAttemptAt: laterThan(ms + clockSkewMs) })),
        },
        due,
      ),
    ]);
    return queued.modifiedCount + retried.modifiedCount;
  }

  /** Names the channel by which the unsent notices to an admin go from now on. */
  async changeChannel(admin: string, channel: NoticeChannelName): Promise<void> {
    const unsent = { status: trusted({ $in: ['queued', 'sending'] as const }), kind: noticeKind, to: admin } as const;
    await this.jobs.updateMany(unsent, { $set: { channel } });
  }

  /** The number of unsent e-mails by state, and the due time of the oldest one that is still to be sent. */
  async backlog(now: Date): Promise<EmailBacklogCounts> {
    const [due, waiting, leased, givenUp, oldestUnsent] = await Promise.all([
      this.jobs.countDocuments({ status: 'queued', nextAttemptAt: trusted({ $lte: now }), ...isEmail() }),
      this.jobs.countDocuments({ status: 'queued', nextAttemptAt: trusted({ $gt: now }), ...isEmail() }),
      this.jobs.countDocuments({ status: 'sending', ...isEmail() }),
      this.jobs.countDocuments({ status: 'given-up', ...isEmail() }),
      this.oldestUnsent(),
    ]);
    return { due, waiting: waiting + leased, givenUp, oldestUnsent };
  }

  private async oldestUnsent(): Promise<Date | undefined> {
    const oldest = await Promise.all(
      (['queued', 'sending'] as const).map((status) =>
        this.jobs
          .findOne({ status, ...hasData(), ...isEmail() }, { dueAt: 1 })
          .sort({ dueAt: 1 })
          .lean(),
      ),
    );
    return oldest.flatMap((job) => job?.dueAt ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  }

  /** Kept e-mails with content, newest first. */
  async listKept(limit: number): Promise<KeptEmail[]> {
    const kept = this.jobs.find({ status: 'kept', ...isRendered() });
    return kept.sort({ createdAt: -1 }).limit(limit).lean<KeptEmail[]>();
  }

  async findKept(id: string): Promise<KeptEmail | null> {
    return this.jobs.findOne({ _id: id, status: 'kept', ...isRendered() }).lean<KeptEmail>();
  }
}
