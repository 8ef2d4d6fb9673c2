import { setMaxListeners } from 'node:events';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { LeaseHeartbeat } from './leases/lease-heartbeat';
import { EmailJobRepository, type LeasedJob } from './persistence/email-job.repository';

/** More than are handed over at once: while some travel, the database takes the next. */
const mostTaken = 8 * parallelAttempts;
/** Then the next are taken: several together, and in time for the mail server not to wait for them. */
const fewTaken = mostTaken / 2;
const pollMs = 5_000;
/** How long a stop waits for attempts under way before it cuts them off. */
const graceMs = 5_000;

/** Sends what is due: at once what this process queues, within seconds what others queue or what failed before. */
@Injectable()
export class EmailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailWorker.name);
  /** Attempts, to their record in the database, by the ids of their e-mails. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly leases: LeaseHeartbeat;
  /** Leased e-mails that wait for a mail server or its answer. */
  private taken = 0;
  private readonly cutOff = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private wokenWhileTaking = false;
  private stopped = false;

  constructor(
    private readonly emails: EmailJobRepository,
    private readonly attempt: DeliveryAttempt,
  ) {
    // Every attempt listens to it.
    setMaxListeners(0, this.cutOff.signal);
    this.leases = new LeaseHeartbeat(
      emails,
      () => [...this.underWay.keys()],
      () => this.wake(),
    );
  }

  onApplicationBootstrap(): void {
    this.leases.start();
    this.timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /** Looks for due e-mails now. Never fails: what cannot be taken now is taken later. */
  wake(): void {
    if (this.taking) {
      this.wokenWhileTaking = true;
      return;
    }
    this.taking = this.takeWhatIsDue()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot look for due e-mails'))
      .finally(() => {
        this.taking = undefined;
        if (!this.wokenWhileTaking) return;
        this.wokenWhileTaking = false;
        this.wake();
      });
  }

  /** Takes no more e-mails and ends those under way; what is cut off is due again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.taking;
    const timer = setTimeout(() => this.cutOff.abort(), graceMs);
    await Promise.all(this.underWay.values());
    clearTimeout(timer);
    await this.leases.stop();
    this.attempt.close();
  }

  private async takeWhatIsDue(): Promise<void> {
    while (!this.stopped && this.taken <= fewTaken) {
      const emails = await this.emails.leaseDue(mostTaken - this.taken);
      emails.forEach((email) => this.send(email));
      if (emails.length === 0) return;
    }
  }

  private send(email: LeasedJob): void {
    // It was ended as that of a sender that is gone, wrongly, and has come back while the attempt goes on.
    if (this.underWay.has(email._id)) return;
    this.taken += 1;
    const onAnswered = () => {
      this.taken -= 1;
      this.wake();
    };
    const attempt = this.attempt
      .make(email, { cutOff: this.cutOff.signal, isStillOurs: () => this.leases.isSureOf(email._id), onAnswered })
      .finally(() => this.underWay.delete(email._id));
    this.underWay.set(email._id, attempt);
  }
}
