import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { runInMessageContext } from '@hearthstay/messaging';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { DeliveryFailure, EmailDelivery, type DeliveryOutcome } from '../delivery/email-delivery';
import { NotificationSettings } from '../settings/notification-settings';
import type { RenderedEmail } from '../templates/rendered-email';
import { absenceDelayMs, backoffMs } from './backoff';
import { EmailAttempts } from './email-attempts';
import { emailOf } from './email-of-job';
import { EmailLeaseRepository, type LeasedJob } from './persistence/email-lease.repository';

/** How many e-mails are handed over at once: some, so that a slow one holds up no other. */
export const parallelAttempts = 4;
/** A server that answers in trickles is given up on after this long. */
const attemptMs = 30_000;
const recordAgainMs = 1_000;
const triesEndAfterMs = 3 * 24 * 60 * 60_000;

/** The instant after which no further attempt is made. */
const triesEndAt = ({ dueAt, createdAt, usefulUntil }: LeasedJob): number => {
  const since = dueAt ?? createdAt;
  return Math.min(since ? since.getTime() + triesEndAfterMs : Infinity, usefulUntil?.getTime() ?? Infinity);
};

/** After a long outage: the link that the e-mail is about has ended. */
const isPointless = ({ usefulUntil }: LeasedJob): boolean =>
  usefulUntil !== null && usefulUntil.getTime() <= Date.now();

/** No recipient, no server's sentence, which may hold one: codes are enough to find the cause. */
const factsOf = ({ _id, kind, attempts }: LeasedJob) => ({ emailId: _id, kind, attempts });

type Outcome = { result: DeliveryOutcome; email: RenderedEmail } | { result: 'cancelled' } | DeliveryFailure;

/** What an attempt has to do with its worker. */
export interface AttemptTerms {
  /** Ends attempts under way. */
  cutOff: AbortSignal;
  /** Whether this sender has the e-mail to itself, as far as can be known. */
  isHeld: () => boolean;
  /** Called when it is known what has become of the e-mail, and not yet recorded. */
  onAnswered: () => void;
}

/** One attempt to render and deliver one e-mail, and the record of what came of it. */
@Injectable()
export class DeliveryAttempt {
  private readonly logger = new Logger(DeliveryAttempt.name);
  private readonly semaphore = pLimit(parallelAttempts);

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly delivery: EmailDelivery,
    private readonly settings: NotificationSettings,
    private readonly attempts: EmailAttempts,
  ) {}

  /** Never rejects. Ends when the outcome is recorded, however long the database is away, or when it is cut off. */
  async make(job: LeasedJob, terms: AttemptTerms): Promise<void> {
    const { cutOff } = terms;
    await runInMessageContext({ correlationId: job.correlationId }, async () => {
      const outcome = await this.attempt(job, terms);
      terms.onAnswered();
      while (!(await this.isRecorded(job, outcome, cutOff))) {
        await pause(recordAgainMs, undefined, { signal: cutOff }).catch(() => undefined);
        if (cutOff.aborted) return;
      }
    });
  }

  close(): void {
    this.delivery.close();
  }

  private async attempt(job: LeasedJob, terms: AttemptTerms): Promise<Outcome> {
    if (job.cancelledAt) return { result: 'cancelled' };
    if (isPointless(job)) return new DeliveryFailure('LINK_ENDED', 'never');
    try {
      const email = await emailOf(job, this.settings);
      // The semaphore comes after the rendering: e-mails are rendered while those before them travel.
      return { result: await this.semaphore(() => this.deliver(job, email, terms)), email };
    } catch (error) {
      if (error instanceof DeliveryFailure) return error;
      return new DeliveryFailure(terms.cutOff.aborted ? 'STOPPED' : 'UNKNOWN', 'later', { cause: error });
    }
  }

  private async deliver(
    job: LeasedJob,
    email: RenderedEmail,
    { cutOff, isHeld }: AttemptTerms,
  ): Promise<DeliveryOutcome> {
    if (cutOff.aborted) throw new DeliveryFailure('STOPPED', 'later');
    if (!isHeld()) throw new DeliveryFailure('LEASE_UNSURE', 'soon');
    const abandoned = new AbortController();
    const deliverable = { ...email, to: job.to, locale: job.locale, messageId: `${job._id}@${this.settings.host}` };
    try {
      const delivered = this.delivery.deliver(deliverable, abandoned.signal);
      const message = new DeliveryFailure('TIMED_OUT', 'later');
      return await pTimeout(delivered, { milliseconds: attemptMs, signal: cutOff, message });
    } finally {
      abandoned.abort();
    }
  }

  private async isRecorded(job: LeasedJob, outcome: Outcome, cutOff: AbortSignal): Promise<boolean> {
    try {
      if (outcome instanceof DeliveryFailure) await this.recordFailure(job, outcome, cutOff.aborted);
      else if (outcome.result === 'cancelled') await this.recordCancellation(job);
      else await this.recordDelivery(job, outcome.result, outcome.email);
      return true;
    } catch (error) {
      this.logger.error({ err: error, emailId: job._id }, 'Cannot record what became of an e-mail');
      return false;
    }
  }

  private async recordCancellation(job: LeasedJob): Promise<void> {
    await this.jobs.markCancelled(job);
    this.logger.log(factsOf(job), 'An e-mail was cancelled');
  }

  private async recordDelivery(job: LeasedJob, result: DeliveryOutcome, email: RenderedEmail): Promise<void> {
    if (result === 'sent') await this.jobs.markSent(job);
    else await this.jobs.markKept(job, email);
    this.attempts.count(result);
    this.logger.log(factsOf(job), result === 'sent' ? 'An e-mail was sent' : 'An e-mail was kept for the mailbox');
  }

  private async recordFailure(job: LeasedJob, failure: DeliveryFailure, isCutOff: boolean): Promise<void> {
    const delayMs = failure.tryAgain === 'soon' ? absenceDelayMs : backoffMs(job.attempts);
    const nextAttemptAt = Date.now() + (isCutOff ? 0 : delayMs);
    const facts = { ...factsOf(job), reason: failure.summary };
    const details = failure.cause instanceof Error ? failure.cause.message : failure.summary;
    if (failure.tryAgain === 'never' || nextAttemptAt > triesEndAt(job)) {
      await this.jobs.giveUp(job, details);
      this.attempts.count('given-up');
      this.logger.error(facts, 'An e-mail cannot be delivered');
    } else {
      await this.jobs.postpone(job, new Date(nextAttemptAt), details);
      this.attempts.count('postponed');
      this.logger.warn(facts, 'An e-mail is tried again later');
    }
  }
}
