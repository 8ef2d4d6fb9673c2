import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DeliveryAttempt } from './delivery-attempt';
import { EmailRepository } from './persistence/email.repository';

/** How many e-mails are on their way at once: some, so that a slow one holds up no other. */
export const parallelAttempts = 4;
const pollMs = 5_000;
/** Longer than an attempt can take, so that only the e-mail of an instance that is gone is taken over. */
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
    while (!this.stopped && this.underWay.size < parallelAttempts) {
      const email = await this.emails.leaseNextDue(leaseMs);
      if (!email) return;
      const attempt = this.attempt.make(email, this.cutOff.signal).finally(() => {
        this.underWay.delete(attempt);
        this.wake();
      });
      this.underWay.add(attempt);
    }
  }
}
