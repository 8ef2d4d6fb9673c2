import { setMaxListeners } from 'node:events';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { LeaseHeartbeat } from './leases/lease-heartbeat';
import { EmailLeaseRepository, type LeasedJob } from './persistence/email-lease.repository';

/** More than are handed over at once: the next are leased while some are on their way. */
const mostLeased = 8 * parallelAttempts;
/** Below this number the worker leases more: several together, and before the connections are idle. */
const refillBelow = mostLeased / 2;
const pollMs = 5_000;
/** How long a stop waits for attempts under way before it cuts them off. */
const graceMs = 5_000;

/** Sends what is due: at once what this process queues, within seconds what others queue or what failed before. */
@Injectable()
export class EmailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailWorker.name);
  /** Attempts, to their record in the database, by the ids of their e-mails. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly heartbeat: LeaseHeartbeat;
  /** Leased e-mails that wait for a mail server or its answer. */
  private unanswered = 0;
  private readonly cutOff = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private leasing: Promise<void> | undefined;
  private wokenWhileLeasing = false;
  private stopped = false;

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly attempt: DeliveryAttempt,
  ) {
    // Every attempt listens to this signal.
    setMaxListeners(0, this.cutOff.signal);
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

  /** Looks for due e-mails now. Never fails: what cannot be leased now is leased later. */
  wake(): void {
    if (this.leasing) {
      this.wokenWhileLeasing = true;
      return;
    }
    this.leasing = this.leaseWhatIsDue()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot look for due e-mails'))
      .finally(() => {
        this.leasing = undefined;
        if (!this.wokenWhileLeasing) return;
        this.wokenWhileLeasing = false;
        this.wake();
      });
  }

  /** Leases no more e-mails and ends the attempts under way; what is cut off is due again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.leasing;
    const timer = setTimeout(() => this.cutOff.abort(), graceMs);
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
    // Another instance took the sender for gone, ended its lease, and the e-mail was leased again while the attempt
    // goes on.
    if (this.underWay.has(job._id)) return;
    this.unanswered += 1;
    const onAnswered = () => {
      this.unanswered -= 1;
      this.wake();
    };
    const attempt = this.attempt
      .make(job, { cutOff: this.cutOff.signal, isHeld: () => this.heartbeat.isHeld(job._id), onAnswered })
      .finally(() => this.underWay.delete(job._id));
    this.underWay.set(job._id, attempt);
  }
}
