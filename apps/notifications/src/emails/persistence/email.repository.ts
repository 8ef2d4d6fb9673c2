import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { AnyBulkWriteOperation, Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { DeliveryOutcome } from '../delivery/email-delivery';
import { emailId, type OutgoingEmail } from '../email';
import type { EmailDocument } from './email.schema';
import { WritesTogether } from './writes-together';

export const emailModel = 'Email';

/** An e-mail that one sender has to itself for a while. */
export type LeasedEmail = Required<EmailDocument> & { leaseId: string };

export interface EmailBacklogCounts {
  due: number;
  waiting: number;
  givenUp: number;
  oldestUnsent: Date | undefined;
}

/** The queue of e-mails, shared by all instances of the service. */
@Injectable()
export class EmailRepository {
  /** Leases that were asked for, and of which the database has not said whether it gave them. */
  private readonly unanswered = new Set<string>();
  private readonly updates = new WritesTogether((updates: AnyBulkWriteOperation<EmailDocument>[]) =>
    this.emails.bulkWrite(updates, { ordered: false }),
  );

  constructor(@Inject(modelToken(emailModel)) private readonly emails: Model<EmailDocument>) {}

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
   * Takes, of the e-mails that are due, at most so many, those that have been due for longest first, so that no other sender gets
   * them for `leaseMs`. None only when none is due.
   */
  async leaseDue(most: number, leaseMs: number, now = new Date()): Promise<LeasedEmail[]> {
    const until = new Date(now.getTime() + leaseMs);
    const due = { nextAttemptAt: trusted({ $lte: now }) };
    let leased = await this.takeUpUnanswered(until);
    while (leased.length === 0) {
      const ids = await this.idsOf(due, most);
      if (ids.length === 0) break;
      // Others may have been quicker, with all of them even.
      leased = await this.lease({ _id: trusted({ $in: ids }), ...due }, until);
    }
    return leased;
  }

  /** E-mails that were given to this sender, but the answer was lost: nobody else will send them before their lease has ended. */
  private async takeUpUnanswered(until: Date): Promise<LeasedEmail[]> {
    const takenUp: LeasedEmail[] = [];
    for (const leaseId of this.unanswered) {
      takenUp.push(...(await this.lease({ leaseId }, until)));
      this.unanswered.delete(leaseId);
    }
    return takenUp;
  }

  private async idsOf(which: QueryFilter<EmailDocument>, most: number): Promise<string[]> {
    const found = await this.emails
      .find({ status: 'due', ...which }, { _id: 1 })
      .sort({ nextAttemptAt: 1 })
      .limit(most)
      .lean();
    return found.map(({ _id }) => _id);
  }

  private async lease(which: QueryFilter<EmailDocument>, until: Date): Promise<LeasedEmail[]> {
    const leaseId = randomUUID();
    try {
      await this.emails.updateMany(
        { status: 'due', ...which },
        { $set: { leaseId, nextAttemptAt: until }, $inc: { attempts: 1 } },
      );
      return await this.emails
        .find({ status: 'due', nextAttemptAt: until, leaseId })
        .sort({ createdAt: 1 })
        .lean<LeasedEmail[]>();
    } catch (error) {
      this.unanswered.add(leaseId);
      throw error;
    }
  }

  async markDelivered(email: LeasedEmail, outcome: DeliveryOutcome, now = new Date()): Promise<void> {
    const end = { status: outcome, leaseId: null, lastError: null };
    await this.updateLeased(
      email,
      outcome === 'sent'
        ? { $set: { ...end, sentAt: now }, $unset: { html: 1, text: 1, attachments: 1 } }
        : { $set: end },
    );
  }

  async postpone(email: LeasedEmail, nextAttemptAt: Date, lastError: string): Promise<void> {
    await this.updateLeased(email, { $set: { leaseId: null, nextAttemptAt, lastError } });
  }

  async giveUp(email: LeasedEmail, lastError: string): Promise<void> {
    await this.updateLeased(email, { $set: { status: 'given-up', leaseId: null, lastError } });
  }

  /** What is not sent: due now, waiting or being sent, given up; and when the oldest that is still to be sent was queued. */
  async backlog(now: Date): Promise<EmailBacklogCounts> {
    const [due, waiting, givenUp, oldest] = await Promise.all([
      this.emails.countDocuments({ status: 'due', nextAttemptAt: trusted({ $lte: now }) }),
      this.emails.countDocuments({ status: 'due', nextAttemptAt: trusted({ $gt: now }) }),
      this.emails.countDocuments({ status: 'given-up' }),
      this.emails.findOne({ status: 'due' }, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
    ]);
    return { due, waiting, givenUp, oldestUnsent: oldest?.createdAt };
  }

  async listKept(limit: number): Promise<EmailDocument[]> {
    return this.emails.find({ status: 'kept' }).sort({ createdAt: -1 }).limit(limit).lean<EmailDocument[]>();
  }

  async findKept(id: string): Promise<Required<EmailDocument> | null> {
    return this.emails.findOne({ _id: id, status: 'kept' }).lean<Required<EmailDocument>>();
  }

  /** Changes nothing once another sender has taken over: then that one knows better. */
  private async updateLeased({ _id, leaseId }: LeasedEmail, update: UpdateQuery<EmailDocument>): Promise<void> {
    await this.updates.add({ updateOne: { filter: { _id, leaseId }, update } });
  }
}
