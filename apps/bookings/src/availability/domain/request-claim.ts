import { randomUUID } from 'node:crypto';
import { daysOfRange, heldRange, rangeOf, type Day } from '@hearthstay/stay';
import { firstClaimUnit, type ClaimUnit } from '../../settings/domain/claim-unit';

/**
 * An attempt to claim all days of a request. It becomes a booking only when the request is approved by it,
 * and holds the days of an offer only when the offer contains it.
 */
export interface RequestClaim {
  id: string;
  requestId: string;
  guestName: string;
  claimedAt: Date;
  /** Present for a claim of an offer, whose guest is not shown. */
  isHold?: true;
  /** The revision of the unit by which it claims; absent for the first one. */
  unitRevision?: number;
  /** Ascending: concurrent claims can then fail only at a later day, so at least one of them succeeds. */
  days: Day[];
}

/**
 * A claim with an id of its own, which distinguishes two attempts to approve the same request. The id begins with that
 * of the command, so a repeated command recognises the claims of its earlier attempts.
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
