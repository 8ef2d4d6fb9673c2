import { setMaxListeners } from 'node:events';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { LeaseHeartbeat } from './leases/lease-heartbeat';
import { EmailLeaseRepository, type LeasedJob } from './persistence/email-lease.repository';

/** More than are delivered concurrently, so that the next ones are leased while others are being sent. */
const mostLeased = 8 * parallelAttempts;
/** Below this number the worker leases more: in batches, and before the connections are idle. */
const refillBelow = mostLeased / 2;
const pollMs = 5_000;
/** The time limit for attempts in progress during a stop, before they are aborted. */
const graceMs = 5_000;

/** Sends due e-mails: those queued by this process immediately, others and retries within seconds. */
@Injectable()
export class EmailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailWorker.name);
  /** Attempts until their outcome is recorded, by the ids of their e-mails. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly heartbeat: LeaseHeartbeat;
  /** Leased e-mails that are not delivered yet. */
  private unanswered = 0;
  private readonly abort = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private leasing: Promise<void> | undefined;
  private wasWokenWhileLeasing = false;
  private stopped = false;

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly attempt: DeliveryAttempt,
  ) {
    // Every attempt listens to this signal.
    setMaxListeners(0, this.abort.signal);
    this.heartbeat = new LeaseHeartbeat(
      jobs,
      () => [...this.underWay.keys()],
      () => this.wake(),
    );
  }

  onApplicationBootstrap(): void {
    this.heartbeat.start();
    this.timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /** Leases due e-mails now. Never rejects: after a failure they are leased later. */
  wake(): void {
    if (this.leasing) {
      this.wasWokenWhileLeasing = true;
      return;
    }
    this.leasing = this.leaseWhatIsDue()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot lease due e-mails'))
      .finally(() => {
        this.leasing = undefined;
        if (!this.wasWokenWhileLeasing) return;
        this.wasWokenWhileLeasing = false;
        this.wake();
      });
  }

  /** Leases no more e-mails and aborts the attempts in progress, whose e-mails are due again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.leasing;
    const timer = setTimeout(() => this.abort.abort(), graceMs);
    await Promise.all(this.underWay.values());
    clearTimeout(timer);
    await this.heartbeat.stop();
    this.attempt.close();
  }

  private async leaseWhatIsDue(): Promise<void> {
    while (!this.stopped && this.unanswered <= refillBelow) {
      const jobs = await this.jobs.leaseDue(mostLeased - this.unanswered);
      jobs.forEach((job) => this.send(job));
      if (jobs.length === 0) return;
    }
  }

  private send(job: LeasedJob): void {
    // Another instance has ended the lease of this worker as expired, and the e-mail was leased again during the
    // attempt.
    if (this.underWay.has(job._id)) return;
    this.unanswered += 1;
    const onDelivered = () => {
      this.unanswered -= 1;
      this.wake();
    };
    const attempt = this.attempt
      .make(job, { abort: this.abort.signal, isHeld: () => this.heartbeat.isHeld(job._id), onDelivered })
      .finally(() => this.underWay.delete(job._id));
    this.underWay.set(job._id, attempt);
  }
}
