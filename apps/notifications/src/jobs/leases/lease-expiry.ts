import type { Lease } from './lease';

/** Readings that are further apart than this leave open whether a sender could renew its leases in between. */
const closeMs = 4_000;
/** How long a lease that is older than this process may go without a renewal, as often as its sender should have made one. */
const startPatienceMs = 7_000;
/** How long any other lease may: longer than it takes that a sender which has lost the database alone gets back to it. */
const patienceMs = 60_000;

interface Sight {
  renewals: number;
  /** When it was first read with so many renewals, of those readings that came close after one another. */
  since: number;
  isFirst: boolean;
}

/**
 * Tells which leases have lost their sender: those that were not renewed for long enough, in readings all along.
 *
 * No clock but the watcher's own matters, and none of its waiting counts in which it could not read: while the database is away,
 * nobody can renew a lease, and nobody is accused. A process that starts is the return of one that has gone, as a rule, so it soon takes
 * over what it finds. One that has been there waits longer: a sender that is cut off from the database alone looks to it like a dead
 * one, has handed its e-mails to the mail server meanwhile, and will say so when it is back.
 */
export class LeaseExpiry {
  private readAt: number | undefined;
  private sights = new Map<string, Sight>();

  /**
   * @param leases all that there are, just read
   * @param now milliseconds of a clock that only goes forward, before they were read
   */
  withoutSender(leases: Lease[], now: number): Lease[] {
    const isFirst = this.readAt === undefined;
    const goesOn = this.readAt !== undefined && now - this.readAt <= closeMs;
    const before = this.sights;
    this.readAt = now;
    this.sights = new Map(
      leases.map(({ emailId, renewals }) => {
        const known = before.get(emailId);
        if (known?.renewals !== renewals) return [emailId, { renewals, since: now, isFirst }];
        return [emailId, goesOn ? known : { ...known, since: now }];
      }),
    );
    return leases.filter(({ emailId }) => {
      const sight = this.sights.get(emailId);
      return sight && now - sight.since >= (sight.isFirst ? startPatienceMs : patienceMs);
    });
  }
}
