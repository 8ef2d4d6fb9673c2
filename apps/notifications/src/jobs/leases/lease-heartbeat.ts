import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';

const everyMs = 1_000;
/**
 * How long a lease is certain after a renewal: shorter than the expiry of leases by the usual duration of a delivery.
 */
const heldMs = 4_000;

/** Renews the leases of this process every second, while it has any. */
export class LeaseHeartbeat {
  private readonly logger = new Logger(LeaseHeartbeat.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isLeasing = false;
  /** The start of the latest renewal that has reached the database, or of the first lease after a time without any. */
  private renewedAt = performance.now();
  /** E-mails that this process is sending although another owner has leased them. */
  private lost: string[] = [];

  /** @param leasedIds the e-mails that this process has leased */
  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly leasedIds: () => string[],
  ) {}

  start(): void {
    this.timer = setInterval(() => this.beat(), everyMs);
    this.beat();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round?.catch(() => undefined);
  }

  /**
   * @param take leases e-mails, in one call at a time. The leases of a process without any are as certain as after a
   *   renewal at its start.
   */
  async whileLeasing(take: () => Promise<void>): Promise<void> {
    if (this.isAtRest()) {
      this.renewedAt = performance.now();
      this.lost = [];
    }
    this.isLeasing = true;
    try {
      await take();
    } finally {
      this.isLeasing = false;
    }
  }

  /** Whether this process still holds the lease with certainty: true for some seconds after each renewal. */
  isHeld(jobId: string): boolean {
    return performance.now() - this.renewedAt < heldMs && !this.lost.includes(jobId);
  }

  /** Renews the leases now, or waits for the renewal in progress. */
  renew(): Promise<void> {
    this.round ??= this.renewAll().finally(() => (this.round = undefined));
    return this.round;
  }

  private isAtRest(): boolean {
    return !this.isLeasing && this.leasedIds().length === 0;
  }

  private beat(): void {
    if (this.isAtRest()) return;
    this.renew().catch((error: unknown) => this.logger.error({ err: error }, 'Cannot renew the leases of e-mails'));
  }

  private async renewAll(): Promise<void> {
    const startedAt = performance.now();
    const ended = await this.jobs.renewLeases(this.leasedIds());
    // This process may have ended some of these leases meanwhile.
    const leasedIds = this.leasedIds();
    this.lost = ended.filter((id) => leasedIds.includes(id));
    this.renewedAt = startedAt;
  }
}
