import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { loggedKinds, type LoggedKind } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { RenderedEmail } from '../../templates/rendered-email';
import type { Lease } from '../leases/lease';
import { BatchWriter } from './batch-writer';
import { allContent } from './email-content';
import { emailJobModel } from './email-job.repository';
import { EmailOrder } from './email-order';
import type { EmailJobDocument, StoredFailure } from './email-job.schema';

/** An e-mail that is leased by this worker. */
export type LeasedJob = EmailJobDocument & { status: 'sending' };

type JobChanges = Partial<EmailJobDocument> & Pick<EmailJobDocument, 'status'>;

const failed = (lastError: string, failure?: StoredFailure) => ({ lastError, ...(failure && { failure }) });

/** The leases of the queue of e-mails. All workers of all instances share it. */
@Injectable()
export class EmailLeaseRepository {
  /** Each process has a new owner id. */
  private readonly sender = randomUUID();
  /** E-mails whose lease was requested with an unknown outcome. */
  private unconfirmed: string[] = [];
  private readonly sent = new BatchWriter((ids: string[]) =>
    this.end(
      this.ownLeases(ids),
      { status: 'sent', lastError: null, sentAt: this.clock.now() },
      { ...allContent, failure: 1 },
    ),
  );

  private readonly order: EmailOrder;

  constructor(
    @Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>,
    private readonly clock: Clock = new Clock(),
  ) {
    this.order = new EmailOrder(jobs);
  }

  /**
   * Leases up to this number of due e-mails, the oldest first. No other worker leases them until their outcome is
   * recorded or the lease expires. Empty only if none is due, apart from those that wait for an earlier e-mail about
   * their request. Kinds that this version does not know wait for instances of the version that has queued them.
   *
   * @param kinds those that are looked for; others may be among those whose lease was requested before
   */
  async leaseDue(
    most: number,
    now = this.clock.now(),
    kinds: readonly LoggedKind[] = loggedKinds,
  ): Promise<LeasedJob[]> {
    const waiting: string[] = [];
    let leased = await this.takeUpUnconfirmed(now);
    while (leased.length === 0) {
      const found = await this.findDue(most, now, kinds, waiting);
      if (found.length === 0) break;
      const ready = await this.order.withTurn(found, now);
      waiting.push(...found.filter((job) => !ready.includes(job)).map(({ _id }) => _id));
      // Other workers may have leased some or all of them.
      if (ready.length > 0) leased = await this.lease(ready, now);
    }
    return leased;
  }

  private findDue(most: number, now: Date, kinds: readonly LoggedKind[], except: string[]): Promise<LeasedJob[]> {
    const due = {
      status: 'queued' as const,
      nextAttemptAt: trusted({ $lte: now }),
      kind: trusted({ $in: kinds }),
      ...(except.length > 0 && { _id: trusted({ $nin: except }) }),
    };
    return this.jobs.find(due).sort({ nextAttemptAt: 1 }).limit(most).lean<LeasedJob[]>();
  }

  /** E-mails that were leased by a write whose reply was lost. */
  private async takeUpUnconfirmed(now: Date): Promise<LeasedJob[]> {
    if (this.unconfirmed.length === 0) return [];
    const takenUp = await this.withTurn(await this.ownAmong(this.unconfirmed), now);
    this.unconfirmed = [];
    return takenUp;
  }

  private async lease(found: LeasedJob[], now: Date): Promise<LeasedJob[]> {
    const ids = found.map(({ _id }) => _id);
    const stillDue: QueryFilter<EmailJobDocument> = {
      _id: trusted({ $in: ids }),
      status: 'queued',
      nextAttemptAt: trusted({ $lte: now }),
    };
    try {
      const { matchedCount } = await this.jobs.updateMany(stillDue, {
        $set: { status: 'sending', leasedBy: this.sender },
        $inc: { attempts: 1, renewals: 1 },
      });
      const leased: LeasedJob[] =
        matchedCount < ids.length
          ? await this.ownAmong(ids)
          : found.map((job) => ({ ...job, status: 'sending', attempts: job.attempts + 1 }));
      return await this.withTurn(leased, now);
    } catch (error) {
      this.unconfirmed = ids;
      throw error;
    }
  }

  /**
   * Queues again those of these leased e-mails whose turn it is not: another e-mail about their request was queued
   * after their turn was found out and before they were leased. Of two workers with an e-mail each, at least one reads
   * here what the other has written.
   */
  private async withTurn(leased: LeasedJob[], now: Date): Promise<LeasedJob[]> {
    const ready = await this.order.withTurn(leased, now);
    const early = leased.filter((job) => !ready.includes(job)).map(({ _id }) => _id);
    if (early.length > 0) {
      const returned = { $set: { status: 'queued', leasedBy: null }, $inc: { attempts: -1 } } as const;
      await this.jobs.updateMany(this.ownLeases(early), returned);
    }
    return ready;
  }

  private ownAmong(ids: string[]): Promise<LeasedJob[]> {
    return this.jobs.find(this.ownLeases(ids)).sort({ nextAttemptAt: 1 }).lean<LeasedJob[]>();
  }

  /**
   * Renews the leases of these e-mails. Sends the write also if there are none, because the caller relies on having
   * reached the database.
   *
   * @returns those whose lease is lost
   */
  async renewLeases(jobIds: string[]): Promise<string[]> {
    const { matchedCount } = await this.jobs.updateMany(this.ownLeases(jobIds), { $inc: { renewals: 1 } });
    if (matchedCount === jobIds.length) return [];
    const own = await this.jobs.find(this.ownLeases(jobIds), { _id: 1 }).lean();
    const ownIds = new Set(own.map(({ _id }) => _id));
    return jobIds.filter((id) => !ownIds.has(id));
  }

  /** All leases. */
  async leases(): Promise<Lease[]> {
    const leased = await this.jobs.find({ status: 'sending' }, { renewals: 1 }).lean();
    return leased.map(({ _id, renewals }) => ({ jobId: _id, renewals }));
  }

  /**
   * Queues the e-mails again, except those whose lease was renewed since it was read, or has ended. They are due at
   * once: the time of the next attempt stays the same.
   */
  async endLeases(leases: Lease[]): Promise<void> {
    const end = { $set: { status: 'queued', leasedBy: null } } as const;
    await this.jobs.bulkWrite(
      leases.map(({ jobId, renewals }) => ({
        updateOne: { filter: { _id: jobId, status: 'sending', renewals }, update: end },
      })),
      { ordered: false },
    );
  }

  /** Sent e-mails are marked in batches. */
  async markSent({ _id }: LeasedJob): Promise<void> {
    await this.sent.add(_id);
  }

  /** Stores the rendered e-mail for the local mailbox. */
  async markKept({ _id, queuedAt }: LeasedJob, email: RenderedEmail): Promise<void> {
    const changes = {
      ...email,
      createdAt: queuedAt,
      status: 'kept',
      lastError: null,
      endedAt: this.clock.now(),
    } as const;
    await this.end(this.ownLeases([_id]), changes, { data: 1, failure: 1 });
  }

  async markCancelled({ _id }: LeasedJob): Promise<void> {
    await this.end(this.ownLeases([_id]), { status: 'cancelled', endedAt: this.clock.now() }, allContent);
  }

  /** Queues an e-mail again for this time. */
  async postpone({ _id }: LeasedJob, nextAttemptAt: Date, lastError: string, failure?: StoredFailure): Promise<void> {
    await this.end(this.ownLeases([_id]), { status: 'queued', nextAttemptAt, ...failed(lastError, failure) });
  }

  async giveUp({ _id }: LeasedJob, lastError: string, failure?: StoredFailure): Promise<void> {
    await this.end(this.ownLeases([_id]), {
      status: 'given-up',
      ...failed(lastError, failure),
      endedAt: this.clock.now(),
    });
  }

  /** Changes nothing if another worker has taken over the e-mails. */
  private async end(
    leases: QueryFilter<EmailJobDocument>,
    changes: JobChanges,
    without: UpdateQuery<EmailJobDocument>['$unset'] = {},
  ): Promise<void> {
    await this.jobs.updateMany(leases, { $set: { ...changes, leasedBy: null }, $unset: without });
  }

  /** The e-mails among these that this worker has leased. */
  private ownLeases(ids: string[]) {
    return { _id: trusted({ $in: ids }), status: 'sending', leasedBy: this.sender } as const;
  }
}
