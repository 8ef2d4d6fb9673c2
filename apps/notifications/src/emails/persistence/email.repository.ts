import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import type { Model, QueryFilter } from 'mongoose';
import type { DeliveryOutcome } from '../delivery/email-delivery';
import { emailId, type OutgoingEmail } from '../email';
import type { EmailDocument } from './email.schema';

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

  /** Takes the e-mail that has been due for longest, so that no other sender gets it for `leaseMs`. */
  async leaseNextDue(leaseMs: number, now = new Date()): Promise<LeasedEmail | null> {
    const until = new Date(now.getTime() + leaseMs);
    return (await this.takeUpUnanswered(until)) ?? this.lease({ nextAttemptAt: trusted({ $lte: now }) }, until);
  }

  /** An e-mail that was given to this sender, but the answer was lost: nobody else will send it before its lease has ended. */
  private async takeUpUnanswered(until: Date): Promise<LeasedEmail | null> {
    for (const leaseId of this.unanswered) {
      const email = await this.lease({ leaseId }, until);
      this.unanswered.delete(leaseId);
      if (email) return email;
    }
    return null;
  }

  private async lease(which: QueryFilter<EmailDocument>, until: Date): Promise<LeasedEmail | null> {
    const leaseId = randomUUID();
    try {
      return await this.emails
        .findOneAndUpdate(
          { status: 'due', ...which },
          { $set: { leaseId, nextAttemptAt: until }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<LeasedEmail>();
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
  private async updateLeased({ _id, leaseId }: LeasedEmail, update: object): Promise<void> {
    await this.emails.updateOne({ _id, leaseId }, update);
  }
}
