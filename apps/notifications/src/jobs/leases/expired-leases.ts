import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import type { Lease } from './lease';
import { LeaseExpiry } from './lease-expiry';
import type { LeaseHeartbeat } from './lease-heartbeat';

/** Ends the leases that no owner has renewed for long enough, by one reading of those that there are in each call. */
export class ExpiredLeases {
  private readonly logger = new Logger(ExpiredLeases.name);
  private readonly expiry = new LeaseExpiry();

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly heartbeat: LeaseHeartbeat,
  ) {}

  /** @returns the number of leases, and of those that have expired, whose e-mails are due again */
  async end(): Promise<{ found: number; ended: number }> {
    // At rest this is the only reading, and nothing is written.
    if ((await this.jobs.leases()).length === 0) return this.endAmong([], performance.now());
    // Time in which this process cannot renew its own leases does not count: others may not be able to renew theirs.
    await this.heartbeat.renew();
    const readAt = performance.now();
    return this.endAmong(await this.jobs.leases(), readAt);
  }

  private async endAmong(leases: Lease[], readAt: number): Promise<{ found: number; ended: number }> {
    const expired = this.expiry.expired(leases, readAt);
    if (expired.length > 0) {
      await this.jobs.endLeases(expired);
      this.logger.warn({ emailIds: expired.map(({ jobId }) => jobId) }, 'Ended the expired leases of e-mails');
    }
    return { found: leases.length, ended: expired.length };
  }
}
