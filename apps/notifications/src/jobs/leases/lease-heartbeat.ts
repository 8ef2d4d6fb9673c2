import { Logger } from '@nestjs/common';
import type { EmailJobRepository } from '../persistence/email-job.repository';
import { LeaseExpiry } from './lease-expiry';

const everyMs = 1_000;
/** Shorter than the time after which another sender may take an e-mail over, by all that an e-mail takes to be handed over as a rule. */
const sureMs = 4_000;

/** Renews the leases of this process, and ends those of processes that are gone. */
export class LeaseHeartbeat {
  private readonly logger = new Logger(LeaseHeartbeat.name);
  private readonly watch = new LeaseExpiry();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private keptAt = performance.now();
  /** E-mails that this process has in hand, and another sender by now. */
  private lost: string[] = [];

  /**
   * @param inHand the e-mails that this process has
   * @param onEnded called when e-mails are due again whose sender is gone
   */
  constructor(
    private readonly emails: EmailJobRepository,
    private readonly inHand: () => string[],
    private readonly onEnded: () => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.keep(), everyMs);
    this.keep();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Whether no other sender can have taken over an e-mail that this process has: not for long after it has last heard of the database. */
  isSureOf(emailId: string): boolean {
    return performance.now() - this.keptAt < sureMs && !this.lost.includes(emailId);
  }

  private keep(): void {
    this.round ??= this.renewAndWatch()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot look after the leases of e-mails'))
      .finally(() => (this.round = undefined));
  }

  private async renewAndWatch(): Promise<void> {
    const startedAt = performance.now();
    const ended = await this.emails.renewLeases(this.inHand());
    // Some may have ended meanwhile by what this process has said of them.
    const inHand = this.inHand();
    this.lost = ended.filter((id) => inHand.includes(id));
    this.keptAt = startedAt;
    const readAt = performance.now();
    const withoutSender = this.watch.withoutSender(await this.emails.leases(), readAt);
    if (withoutSender.length === 0) return;
    await this.emails.endLeases(withoutSender);
    this.logger.warn(
      { emailIds: withoutSender.map(({ emailId }) => emailId) },
      'E-mails of a sender that is gone are due again',
    );
    this.onEnded();
  }
}
