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
 * Only the clock of this process counts, and only time in which it could read: while the database is away nobody can
 * renew a lease, so no lease expires. A process that starts is, as a rule, the return of one that was killed, so it
 * soon takes over what it finds. A process that has been running waits longer: a sender that is cut off from the
 * database alone looks the same as a dead one, has handed its e-mails to the mail server meanwhile, and marks them as
 * sent when it is back.
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
