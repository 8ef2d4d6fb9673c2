import { randomUUID } from 'node:crypto';
import { daysOfRange, heldRange, rangeOf, type Day } from '@hearthstay/stay';
import { firstClaimUnit, type ClaimUnit } from '../../settings/domain/claim-unit';

/**
 * An attempt to claim all days of a request. It becomes a booking when the request is approved by it, and only then.
 */
export interface RequestClaim {
  id: string;
  requestId: string;
  guestName: string;
  claimedAt: Date;
  /** Of the unit by which it claims; absent for the first. */
  unitRevision?: number;
  /**
   * Ascending: a claim then only ever fails at one that is further on, so claims that meet never all lose to each
   * other.
   */
  days: Day[];
}

/**
 * A claim with an id of its own, so that two attempts to approve the same request can be told apart. The id begins with
 * that of the command: the same command, when it comes again, recognises the claims of its earlier attempts.
 */
export const newClaim = (
  request: { id: string; name: string; startDate: Day; endDate: Day },
  now: Date,
  commandId: string = randomUUID(),
  { unit, revision }: Pick<ClaimUnit, 'unit' | 'revision'> = firstClaimUnit,
): RequestClaim => ({
  id: `${commandId}:${randomUUID()}`,
  requestId: request.id,
  guestName: request.name,
  claimedAt: now,
  ...(revision > 0 && { unitRevision: revision }),
  days: daysOfRange(heldRange(rangeOf(request), unit)),
});

export const isClaimOf = (commandId: string, claimId: string): boolean => claimId.startsWith(`${commandId}:`);
