import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { DeliveryOutcome } from '../../delivery/email-delivery';
import { emailId, type OutgoingEmail } from '../email-job';
import type { Lease } from '../leases/lease';
import { allContent, hasContent } from './email-content';
import type { EmailJobDocument } from './email-job.schema';
import { BatchWriter } from './batch-writer';

export const emailJobModel = 'Email';

/** An e-mail that one sender has to itself. */
export type LeasedJob = Required<EmailJobDocument> & { status: 'leased' };

export interface EmailBacklogCounts {
  due: number;
  waiting: number;
  givenUp: number;
  oldestUnsent: Date | undefined;
}

/** The queue of e-mails, shared by all instances of the service. */
@Injectable()
export class EmailJobRepository {
  /** Each start of a process is a sender of its own. */
  private readonly sender = randomUUID();
  /** E-mails whose lease was asked for, and of which the database has not said whether it gave it. */
  private unanswered: string[] = [];
  private readonly sent = new BatchWriter((ids: string[]) =>
    this.endOwnLeases(ids, { status: 'sent', lastError: null, sentAt: new Date() }, allContent),
  );

  constructor(@Inject(modelToken(emailJobModel)) private readonly emails: Model<EmailJobDocument>) {}

  /** Queues an e-mail. Answers false when it is there already, whatever has become of it since. */
  async add(email: OutgoingEmail, now = new Date()): Promise<boolean> {
    try {
      await this.emails.create({
        ...email,
        _id: emailId(email),
        status: 'due',
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
      });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  /**
   * Takes, of the e-mails that are due, at most so many, those that have been due for longest first. No other sender gets them until it
   * is said what has become of them, or until this sender is gone. None only when none is due.
   */
  async leaseDue(most: number, now = new Date()): Promise<LeasedJob[]> {
    const due = { status: 'due', nextAttemptAt: trusted({ $lte: now }) } as const;
    let leased = await this.takeUpUnanswered();
    while (leased.length === 0) {
      const found = await this.emails.find(due).sort({ nextAttemptAt: 1 }).limit(most).lean<LeasedJob[]>();
      if (found.length === 0) break;
      // Others may have been quicker, with all of them even.
      leased = await this.lease(found, due);
    }
    return leased;
  }

  /** E-mails that were given to this sender, but the answer was lost. */
  private async takeUpUnanswered(): Promise<LeasedJob[]> {
    if (this.unanswered.length === 0) return [];
    const takenUp = await this.ownAmong(this.unanswered);
    this.unanswered = [];
    return takenUp;
  }

  private async lease(found: LeasedJob[], due: QueryFilter<EmailJobDocument>): Promise<LeasedJob[]> {
    const ids = found.map(({ _id }) => _id);
    try {
      const { matchedCount } = await this.emails.updateMany(
        { _id: trusted({ $in: ids }), ...due },
        { $set: { status: 'leased', leasedBy: this.sender }, $inc: { attempts: 1, renewals: 1 } },
      );
      if (matchedCount < ids.length) return await this.ownAmong(ids);
    } catch (error) {
      this.unanswered = ids;
      throw error;
    }
    return found.map((email) => ({ ...email, status: 'leased', attempts: email.attempts + 1 }));
  }

  private ownAmong(ids: string[]): Promise<LeasedJob[]> {
    return this.emails.find(this.ownLeases(ids)).sort({ nextAttemptAt: 1 }).lean<LeasedJob[]>();
  }

  /** Tells those who watch that the sender of these e-mails is still there. Answers which of them it has no more. */
  async renewLeases(emailIds: string[]): Promise<string[]> {
    if (emailIds.length === 0) return [];
    const { matchedCount } = await this.emails.updateMany(this.ownLeases(emailIds), { $inc: { renewals: 1 } });
    if (matchedCount === emailIds.length) return [];
    const own = await this.emails.find(this.ownLeases(emailIds), { _id: 1 }).lean();
    const ownIds = new Set(own.map(({ _id }) => _id));
    return emailIds.filter((id) => !ownIds.has(id));
  }

  /** The leases of all senders. */
  async leases(): Promise<Lease[]> {
    const leased = await this.emails.find({ status: 'leased' }, { renewals: 1 }).lean();
    return leased.map(({ _id, renewals }) => ({ emailId: _id, renewals }));
  }

  /** Makes the e-mails due again, but for those whose lease has been renewed since it was read, or has ended. */
  async endLeases(leases: Lease[], now = new Date()): Promise<void> {
    const end = { $set: { status: 'due', leasedBy: null, nextAttemptAt: now } } as const;
    await this.emails.bulkWrite(
      leases.map(({ emailId, renewals }) => ({
        updateOne: { filter: { _id: emailId, status: 'leased', renewals }, update: end },
      })),
      { ordered: false },
    );
  }

  async markDelivered({ _id }: LeasedJob, outcome: DeliveryOutcome): Promise<void> {
    if (outcome === 'sent') await this.sent.add(_id);
    else await this.endOwnLeases([_id], { status: outcome, lastError: null, endedAt: new Date() });
  }

  async postpone({ _id }: LeasedJob, nextAttemptAt: Date, lastError: string): Promise<void> {
    await this.endOwnLeases([_id], { status: 'due', nextAttemptAt, lastError });
  }

  async giveUp({ _id }: LeasedJob, lastError: string): Promise<void> {
    await this.endOwnLeases([_id], { status: 'given-up', lastError, endedAt: new Date() });
  }

  /** What is not sent: due now, waiting or being sent, given up; and when the oldest that is still to be sent was queued. */
  async backlog(now: Date): Promise<EmailBacklogCounts> {
    const [due, waiting, leased, givenUp, ...oldest] = await Promise.all([
      this.emails.countDocuments({ status: 'due', nextAttemptAt: trusted({ $lte: now }) }),
      this.emails.countDocuments({ status: 'due', nextAttemptAt: trusted({ $gt: now }) }),
      this.emails.countDocuments({ status: 'leased' }),
      this.emails.countDocuments({ status: 'given-up' }),
      ...(['due', 'leased'] as const).map((status) =>
        this.emails
          .findOne({ status, ...hasContent() }, { createdAt: 1 })
          .sort({ createdAt: 1 })
          .lean(),
      ),
    ]);
    const oldestUnsent = oldest
      .flatMap((email) => (email ? [email.createdAt] : []))
      .sort((a, b) => a.getTime() - b.getTime())[0];
    return { due, waiting: waiting + leased, givenUp, oldestUnsent };
  }

  /** What is kept and still has its content, newest first. */
  async listKept(limit: number): Promise<Required<EmailJobDocument>[]> {
    const kept = this.emails.find({ status: 'kept', ...hasContent() });
    return kept.sort({ createdAt: -1 }).limit(limit).lean<Required<EmailJobDocument>[]>();
  }

  async findKept(id: string): Promise<Required<EmailJobDocument> | null> {
    return this.emails.findOne({ _id: id, status: 'kept', ...hasContent() }).lean<Required<EmailJobDocument>>();
  }

  /** Changes nothing of e-mails that another sender has taken over: then that one knows better. */
  private async endOwnLeases(
    ids: string[],
    changes: Partial<EmailJobDocument> & Pick<EmailJobDocument, 'status'>,
    without: UpdateQuery<EmailJobDocument>['$unset'] = {},
  ): Promise<void> {
    await this.emails.updateMany(this.ownLeases(ids), { $set: { ...changes, leasedBy: null }, $unset: without });
  }

  /** Of these e-mails, those that this sender has. */
  private ownLeases(ids: string[]) {
    return { _id: trusted({ $in: ids }), status: 'leased', leasedBy: this.sender } as const;
  }
}
