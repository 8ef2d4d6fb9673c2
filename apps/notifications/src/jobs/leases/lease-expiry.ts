import type { Lease } from './lease';

/** With a longer gap between two readings, it is unknown whether an owner could renew its leases in between. */
const longestGapMs = 4_000;
/** The time limit of a lease that is older than this process. */
const startExpiryMs = 7_000;
/**
 * The time limit of any other lease: longer than an owner that has lost its connection to the database takes to
 * reconnect.
 */
const expiryMs = 60_000;

interface Observation {
  renewals: number;
  /** When this number of renewals was first read, without a gap in the readings since. */
  since: number;
  isFirst: boolean;
}

/**
 * Finds the leases that have expired: those that were not renewed for long enough while this process read them all the
 * time.
 *
 * Only time in which this process could read is counted, by its own clock: while the database is unavailable no lease
 * can be renewed, so no lease expires. A new process usually replaces one that was killed, so it takes over old leases
 * soon. A running process waits longer: a sender without a connection to the database cannot be distinguished from a
 * dead one, may have delivered its e-mails, and marks them as sent after it has reconnected.
 */
export class LeaseExpiry {
  private readAt: number | undefined;
  private observations = new Map<string, Observation>();

  /**
   * @param leases all current leases
   * @param now a monotonic clock in milliseconds, taken before the leases were read
   */
  expired(leases: Lease[], now: number): Lease[] {
    const isFirst = this.readAt === undefined;
    const isContinuous = this.readAt !== undefined && now - this.readAt <= longestGapMs;
    const before = this.observations;
    this.readAt = now;
    this.observations = new Map(
      leases.map(({ jobId, renewals }) => {
        const known = before.get(jobId);
        if (known?.renewals !== renewals) return [jobId, { renewals, since: now, isFirst }];
        return [jobId, isContinuous ? known : { ...known, since: now }];
      }),
    );
    return leases.filter(({ jobId }) => {
      const observation = this.observations.get(jobId);
      return observation && now - observation.since >= (observation.isFirst ? startExpiryMs : expiryMs);
    });
  }
}
