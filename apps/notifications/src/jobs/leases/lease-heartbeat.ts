import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import { LeaseExpiry } from './lease-expiry';

const everyMs = 1_000;
/**
 * How long a lease is certain after a renewal: shorter than the expiry of leases by the usual duration of a delivery.
 */
const heldMs = 4_000;

/** Renews the leases of this process every second, and ends expired leases of others. */
export class LeaseHeartbeat {
  private readonly logger = new Logger(LeaseHeartbeat.name);
  private readonly expiry = new LeaseExpiry();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private renewedAt = performance.now();
  /** E-mails that this process is sending although another owner has leased them. */
  private lost: string[] = [];

  /**
   * @param leasedIds the e-mails that this process has leased
   * @param onEnded called when e-mails are due again because their leases have expired
   */
  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly leasedIds: () => string[],
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

  /** Whether this process still holds the lease with certainty: true for some seconds after each renewal. */
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
    const ended = await this.jobs.renewLeases(this.leasedIds());
    // This process may have ended some of these leases meanwhile.
    const leasedIds = this.leasedIds();
    this.lost = ended.filter((id) => leasedIds.includes(id));
    this.renewedAt = startedAt;
    const readAt = performance.now();
    const expired = this.expiry.expired(await this.jobs.leases(), readAt);
    if (expired.length === 0) return;
    await this.jobs.endLeases(expired);
    this.logger.warn({ emailIds: expired.map(({ jobId }) => jobId) }, 'Ended the expired leases of e-mails');
    this.onEnded();
  }
}
