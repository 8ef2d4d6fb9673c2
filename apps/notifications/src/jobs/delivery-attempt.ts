import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { runInMessageContext } from '@hearthstay/messaging';
import { beginSpan, Clock } from '@hearthstay/runtime';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { DeliveryFailure } from '../delivery/email-delivery';
import { absenceDelayMs, backoffMs } from './backoff';
import type { Channel, Delivered, Delivery } from './channel';
import { Channels } from './channels';
import { EmailAttempts } from './email-attempts';
import { isOncePerDays } from './request-emails';
import type { StoredFailure } from './persistence/email-job.schema';
import { EmailLeaseRepository, type LeasedJob } from './persistence/email-lease.repository';

/** The number of concurrent deliveries of a channel, so that a slow one does not delay the others. */
export const parallelAttempts = 4;
/** The time limit for a server that responds slowly. */
const attemptMs = 30_000;
const recordAgainMs = 1_000;
const triesEndAfterMs = 3 * 24 * 60 * 60_000;

/**
 * The instant after which no further attempt is made. E-mails of a stay are of use to its guest until the end of their
 * last day, and nothing else brings them, so they survive an outage of any length.
 */
const triesEndAt = ({ kind, dueAt, usefulUntil }: LeasedJob): number => {
  const end = usefulUntil?.getTime() ?? Infinity;
  return isOncePerDays(kind) && usefulUntil ? end : Math.min(dueAt.getTime() + triesEndAfterMs, end);
};

/** The link in the e-mail has expired, for example during a long outage, or a reminder comes too late. */
const isPointless = ({ usefulUntil }: LeasedJob, now: Date): boolean => usefulUntil !== null && usefulUntil <= now;

/** Nobody misses an e-mail that waits for a date, such as a reminder, once its time is over. */
const isCancelled = (job: LeasedJob, now: Date): boolean =>
  job.cancelledAt !== undefined || (job.waitsForDate === true && isPointless(job, now));

/** Codes only: no recipient, and no text of a server, which may contain one. */
const factsOf = ({ _id, kind, attempts }: LeasedJob) => ({ emailId: _id, kind, attempts });

/** What an e-mail keeps of a failure, for the owner; `undefined` if nothing is wrong. */
const storedFailure = (job: LeasedJob, { reason, details }: DeliveryFailure, at: Date): StoredFailure | undefined => {
  if (reason === undefined) return undefined;
  return { reason, ...(details && { details }), since: job.failure?.since ?? at, at };
};

type Outcome = Delivered | { result: 'cancelled' } | DeliveryFailure;

/** The connection of an attempt with its worker. */
export interface AttemptTerms {
  /** Aborts attempts in progress. */
  abort: AbortSignal;
  /** Whether this worker holds the lease of the e-mail with certainty. */
  isHeld: () => boolean;
  /** Called when the outcome is known and before it is recorded. */
  onDelivered: () => void;
}

/** Composes and delivers one e-mail or notice once, and records the outcome. */
@Injectable()
export class DeliveryAttempt {
  private readonly logger = new Logger(DeliveryAttempt.name);
  private readonly semaphores = new Map<Channel, ReturnType<typeof pLimit>>();

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly channels: Channels,
    private readonly attempts: EmailAttempts,
    private readonly clock: Clock = new Clock(),
  ) {}

  /**
   * Never rejects. Resolves when the outcome is recorded, however long the database is unavailable, or when it is
   * aborted.
   */
  async make(job: LeasedJob, terms: AttemptTerms): Promise<void> {
    const { abort } = terms;
    await runInMessageContext({ correlationId: job.correlationId }, async () => {
      const span = beginSpan(`deliver ${job.kind}`, 'call');
      const outcome = await this.attempt(job, terms);
      span.end(
        outcome instanceof DeliveryFailure ? { outcome: outcome.summary, isError: true } : { outcome: outcome.result },
      );
      terms.onDelivered();
      while (!(await this.isRecorded(job, outcome, abort))) {
        await pause(recordAgainMs, undefined, { signal: abort }).catch(() => undefined);
        if (abort.aborted) return;
      }
    });
  }

  close(): void {
    this.channels.close();
  }

  private async attempt(job: LeasedJob, terms: AttemptTerms): Promise<Outcome> {
    const now = this.clock.now();
    if (isCancelled(job, now)) return { result: 'cancelled' };
    if (isPointless(job, now)) return new DeliveryFailure('LINK_ENDED', 'never', { reason: 'LINK_ENDED' });
    try {
      const channel = this.channels.of(job.kind);
      const delivery = await channel.prepare(job);
      if (!delivery) return { result: 'cancelled' };
      // The semaphore is acquired after rendering: e-mails are rendered while others are being sent.
      return await this.semaphoreOf(channel)(() => this.deliver(delivery, terms));
    } catch (error) {
      if (error instanceof DeliveryFailure) return error;
      if (terms.abort.aborted) return new DeliveryFailure('STOPPED', 'later', { cause: error });
      return new DeliveryFailure('UNKNOWN', 'later', { cause: error, reason: 'OTHER' });
    }
  }

  private semaphoreOf(channel: Channel): ReturnType<typeof pLimit> {
    const semaphore = this.semaphores.get(channel) ?? pLimit(parallelAttempts);
    this.semaphores.set(channel, semaphore);
    return semaphore;
  }

  private async deliver(delivery: Delivery, { abort, isHeld }: AttemptTerms): Promise<Delivered> {
    if (abort.aborted) throw new DeliveryFailure('STOPPED', 'later');
    if (!isHeld()) throw new DeliveryFailure('LEASE_UNSURE', 'soon');
    const abandoned = new AbortController();
    try {
      const delivered = delivery(abandoned.signal);
      const message = new DeliveryFailure('TIMED_OUT', 'later', { reason: 'SERVER_SILENT' });
      return await pTimeout(delivered, { milliseconds: attemptMs, signal: abort, message });
    } finally {
      abandoned.abort();
    }
  }

  private async isRecorded(job: LeasedJob, outcome: Outcome, abort: AbortSignal): Promise<boolean> {
    try {
      if (outcome instanceof DeliveryFailure) await this.recordFailure(job, outcome, abort.aborted);
      else if (outcome.result === 'cancelled') await this.recordCancellation(job);
      else await this.recordDelivery(job, outcome);
      return true;
    } catch (error) {
      this.logger.error({ err: error, emailId: job._id }, 'Cannot record the outcome of an e-mail');
      return false;
    }
  }

  private async recordCancellation(job: LeasedJob): Promise<void> {
    await this.jobs.markCancelled(job);
    this.logger.log(factsOf(job), 'Cancelled an e-mail');
  }

  private async recordDelivery(job: LeasedJob, delivered: Delivered): Promise<void> {
    const { result } = delivered;
    if (result === 'sent') await this.jobs.markSent(job);
    else await this.jobs.markKept(job, delivered.email);
    this.attempts.count(result, job.kind);
    this.logger.log(factsOf(job), result === 'sent' ? 'Sent an e-mail' : 'Kept an e-mail for the local mailbox');
  }

  private async recordFailure(job: LeasedJob, failure: DeliveryFailure, isAborted: boolean): Promise<void> {
    const delayMs = failure.tryAgain === 'soon' ? absenceDelayMs : backoffMs(job.attempts);
    const nextAttemptAt = this.clock.now().getTime() + (isAborted ? 0 : delayMs);
    const facts = { ...factsOf(job), reason: failure.summary };
    const outcome = await this.giveUpOrPostpone(job, failure, new Date(nextAttemptAt));
    this.attempts.count(outcome, job.kind);
    if (outcome === 'given-up') this.logger.error(facts, 'Cannot deliver an e-mail');
    else this.logger.warn(facts, 'Cannot deliver an e-mail yet, retrying later');
  }

  private async giveUpOrPostpone(
    job: LeasedJob,
    failure: DeliveryFailure,
    nextAttemptAt: Date,
  ): Promise<'given-up' | 'postponed'> {
    const details = failure.cause instanceof Error ? failure.cause.message : failure.summary;
    const stored = storedFailure(job, failure, this.clock.now());
    if (failure.tryAgain === 'never' || nextAttemptAt.getTime() > triesEndAt(job)) {
      await this.jobs.giveUp(job, details, stored);
      return 'given-up';
    }
    await this.jobs.postpone(job, nextAttemptAt, details, stored);
    return 'postponed';
  }
}
