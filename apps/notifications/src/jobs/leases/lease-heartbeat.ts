import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import { LeaseExpiry } from './lease-expiry';

const everyMs = 1_000;
/**
 * How long a lease is certain after a renewal. Shorter than the time after which another sender may take an e-mail
 * over, by all that an e-mail takes to be handed over as a rule.
 */
const heldMs = 4_000;

/** Renews the leases of this process every second, and ends those of processes that are gone. */
export class LeaseHeartbeat {
  private readonly logger = new Logger(LeaseHeartbeat.name);
  private readonly expiry = new LeaseExpiry();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private renewedAt = performance.now();
  /** E-mails that this process has in hand, and another sender by now. */
  private lost: string[] = [];

  /**
   * @param inHand the e-mails that this process has
   * @param onEnded called when e-mails are due again whose sender is gone
   */
  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly inHand: () => string[],
    private readonly onEnded: () => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.beat(), everyMs);
    this.beat();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /**
   * Whether no other sender can have taken over an e-mail of this process: true for some seconds after its lease was
   * renewed.
   */
  isHeld(jobId: string): boolean {
    return performance.now() - this.renewedAt < heldMs && !this.lost.includes(jobId);
  }

  private beat(): void {
    this.round ??= this.renewAndExpire()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot renew the leases of e-mails'))
      .finally(() => (this.round = undefined));
  }

  private async renewAndExpire(): Promise<void> {
    const startedAt = performance.now();
    const ended = await this.jobs.renewLeases(this.inHand());
    // Some may have ended meanwhile by what this process has said of them.
    const inHand = this.inHand();
    this.lost = ended.filter((id) => inHand.includes(id));
    this.renewedAt = startedAt;
    const readAt = performance.now();
    const expired = this.expiry.expired(await this.jobs.leases(), readAt);
    if (expired.length === 0) return;
    await this.jobs.endLeases(expired);
    this.logger.warn({ emailIds: expired.map(({ jobId }) => jobId) }, 'E-mails of a sender that is gone are due again');
    this.onEnded();
  }
}
