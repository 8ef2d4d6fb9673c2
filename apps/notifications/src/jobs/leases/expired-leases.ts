import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import { LeaseExpiry } from './lease-expiry';
import type { LeaseHeartbeat } from './lease-heartbeat';

/** Ends the leases that no owner has renewed for long enough, by one reading in each call. */
export class ExpiredLeases {
  private readonly logger = new Logger(ExpiredLeases.name);
  private readonly expiry = new LeaseExpiry();

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly heartbeat: LeaseHeartbeat,
  ) {}

  /** @returns whether there were any, so that their e-mails are due again */
  async end(): Promise<boolean> {
    // Time in which this process cannot renew its own leases does not count: others may not be able to renew theirs.
    await this.heartbeat.renew();
    const readAt = performance.now();
    const expired = this.expiry.expired(await this.jobs.leases(), readAt);
    if (expired.length === 0) return false;
    await this.jobs.endLeases(expired);
    this.logger.warn({ emailIds: expired.map(({ jobId }) => jobId) }, 'Ended the expired leases of e-mails');
    return true;
  }
}
