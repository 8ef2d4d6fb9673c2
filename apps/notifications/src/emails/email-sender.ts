import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { EmailRepository, type LeasedEmail } from './persistence/email.repository';

/** More than are handed over at once: while some travel, the database takes the next and marks the last. */
const mostUnderWay = 3 * parallelAttempts;
const pollMs = 5_000;
/**
 * Longer than two attempts that an e-mail has to wait for and its own can take, so that only the e-mail of an instance that is gone
 * is taken over.
 */
const leaseMs = 120_000;
/** How long a stop waits for attempts under way before it cuts them off. */
const graceMs = 5_000;

/** Sends what is due: at once what this process queues, within seconds what others queue or what failed before. */
@Injectable()
export class EmailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailSender.name);
  private readonly underWay = new Set<Promise<void>>();
  private readonly cutOff = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private wokenWhileTaking = false;
  private stopped = false;
  /** How many are taken together next. */
  private atOnce = 1;

  constructor(
    private readonly emails: EmailRepository,
    private readonly attempt: DeliveryAttempt,
  ) {}

  onApplicationBootstrap(): void {
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
    await Promise.all(this.underWay);
    clearTimeout(timer);
    this.attempt.close();
  }

  private async takeWhatIsDue(): Promise<void> {
    while (!this.stopped && this.underWay.size < mostUnderWay) {
      const leases = await this.leaseTogether(Math.min(this.atOnce, mostUnderWay - this.underWay.size));
      leases.forEach((email) => email && this.send(email));
      // Each that is found makes it likelier that there are more.
      this.atOnce = leases.includes(null) ? 1 : Math.min(this.atOnce * 2, mostUnderWay);
      if (leases.includes(null)) return;
    }
  }

  /** One write of the database to the disk may serve them all. What was taken is not lost to one that fails. */
  private async leaseTogether(count: number): Promise<(LeasedEmail | null)[]> {
    const leases = Array.from({ length: count }, () => this.emails.leaseNextDue(leaseMs));
    const settled = await Promise.allSettled(leases);
    const failed = settled.find((lease) => lease.status === 'rejected');
    if (failed) this.logger.error({ err: failed.reason as unknown }, 'Cannot take due e-mails');
    return settled.map((lease) => (lease.status === 'fulfilled' ? lease.value : null));
  }

  private send(email: LeasedEmail): void {
    const attempt = this.attempt.make(email, this.cutOff.signal).finally(() => {
      this.underWay.delete(attempt);
      this.wake();
    });
    this.underWay.add(attempt);
  }
}
