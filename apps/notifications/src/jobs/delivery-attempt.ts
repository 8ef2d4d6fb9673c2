import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { runInMessageContext } from '@hearthstay/messaging';
import { NotificationSettings } from '../settings/notification-settings';
import { DeliveryFailure, EmailDelivery, type DeliveryOutcome } from '../delivery/email-delivery';
import { EmailAttempts } from './email-attempts';
import { EmailJobRepository, type LeasedJob } from './persistence/email-job.repository';
import type { EmailJobDocument } from './persistence/email-job.schema';
import { absenceDelayMs, backoffMs } from './backoff';
import { Turns } from './turns';
import { withTimeLimit } from './with-time-limit';

/** How many e-mails are handed over at once: some, so that a slow one holds up no other. */
export const parallelAttempts = 4;
/** A server that answers in trickles is given up on after this long. */
const attemptMs = 30_000;
const recordAgainMs = 1_000;
const triesEndAfterMs = 3 * 24 * 60 * 60_000;

/** The instant after which no further attempt is made. */
const triesEndAt = ({ createdAt, usefulUntil }: LeasedJob): number =>
  Math.min(createdAt.getTime() + triesEndAfterMs, usefulUntil?.getTime() ?? Infinity);

/** After a long outage: the link that the e-mail is about has ended. */
const isPointless = ({ usefulUntil }: LeasedJob): boolean =>
  usefulUntil !== null && usefulUntil.getTime() <= Date.now();

/** Somebody has made it due again whose content was removed before. */
const isWithoutContent = (email: EmailJobDocument): boolean => email.html === undefined;

/** No recipient, no server's sentence, which may hold one: codes are enough to find the cause. */
const factsOf = ({ _id, kind, attempts }: LeasedJob) => ({ emailId: _id, kind, attempts });

/** What an attempt has to do with its sender. */
export interface AttemptTerms {
  /** Ends attempts under way. */
  cutOff: AbortSignal;
  /** Whether the sender has the e-mail to itself, as far as can be known. */
  isStillOurs: () => boolean;
  /** Called when it is known what has become of the e-mail, and not yet recorded. */
  onAnswered: () => void;
}

/** One attempt to deliver one e-mail, and the record of what came of it. */
@Injectable()
export class DeliveryAttempt {
  private readonly logger = new Logger(DeliveryAttempt.name);
  private readonly turns = new Turns(parallelAttempts);

  constructor(
    private readonly emails: EmailJobRepository,
    private readonly delivery: EmailDelivery,
    private readonly settings: NotificationSettings,
    private readonly attempts: EmailAttempts,
  ) {}

  /** Never rejects. Ends when the outcome is recorded, however long the database is away, or when it is cut off. */
  async make(email: LeasedJob, terms: AttemptTerms): Promise<void> {
    const { cutOff } = terms;
    await runInMessageContext({ correlationId: email.correlationId }, async () => {
      const outcome = await this.turns.take(() => this.deliver(email, terms));
      terms.onAnswered();
      while (!(await this.isRecorded(email, outcome, cutOff))) {
        await pause(recordAgainMs, undefined, { signal: cutOff }).catch(() => undefined);
        if (cutOff.aborted) return;
      }
    });
  }

  close(): void {
    this.delivery.close();
  }

  private async deliver(
    email: LeasedJob,
    { cutOff, isStillOurs }: AttemptTerms,
  ): Promise<DeliveryOutcome | DeliveryFailure> {
    if (isPointless(email)) return new DeliveryFailure('LINK_ENDED', 'never');
    if (isWithoutContent(email)) return new DeliveryFailure('CONTENT_REMOVED', 'never');
    if (cutOff.aborted) return new DeliveryFailure('STOPPED', 'later');
    if (!isStillOurs()) return new DeliveryFailure('LEASE_UNSURE', 'soon');
    const deliverable = { ...email, messageId: `${email._id}@${this.settings.host}` };
    try {
      return await withTimeLimit(attemptMs, cutOff, (signal) => this.delivery.deliver(deliverable, signal));
    } catch (error) {
      return error instanceof DeliveryFailure ? error : new DeliveryFailure('UNKNOWN', 'later', { cause: error });
    }
  }

  private async isRecorded(
    email: LeasedJob,
    outcome: DeliveryOutcome | DeliveryFailure,
    cutOff: AbortSignal,
  ): Promise<boolean> {
    try {
      if (outcome instanceof DeliveryFailure) await this.recordFailure(email, outcome, cutOff.aborted);
      else {
        await this.emails.markDelivered(email, outcome);
        this.attempts.count(outcome);
        this.logger.log(
          factsOf(email),
          outcome === 'sent' ? 'An e-mail was sent' : 'An e-mail was kept for the mailbox',
        );
      }
      return true;
    } catch (error) {
      this.logger.error({ err: error, emailId: email._id }, 'Cannot record what became of an e-mail');
      return false;
    }
  }

  private async recordFailure(email: LeasedJob, failure: DeliveryFailure, isCutOff: boolean): Promise<void> {
    const delayMs = failure.tryAgain === 'soon' ? absenceDelayMs : backoffMs(email.attempts);
    const nextAttemptAt = Date.now() + (isCutOff ? 0 : delayMs);
    const facts = { ...factsOf(email), reason: failure.summary };
    const details = failure.cause instanceof Error ? failure.cause.message : failure.summary;
    if (failure.tryAgain === 'never' || nextAttemptAt > triesEndAt(email)) {
      await this.emails.giveUp(email, details);
      this.attempts.count('given-up');
      this.logger.error(facts, 'An e-mail cannot be delivered');
    } else {
      await this.emails.postpone(email, new Date(nextAttemptAt), details);
      this.attempts.count('postponed');
      this.logger.warn(facts, 'An e-mail is tried again later');
    }
  }
}
