import type { StayRange, StayUnit } from '@hearthstay/stay';
import type { Hold } from './proposal';

/** A move in progress: the booking may get other days by this claim, and by no other. */
export interface MoveInProgress {
  claimId: string;
  commandId: string;
  /** The revision of the unit of claims. A move by an earlier one is revoked when the unit changes. */
  unitRevision: number;
  startedAt: Date;
}

/** The former days of a booking or of an offer, as long as days may still be held by their claim. */
export interface FormerStay extends Hold {
  /** The unit by which the present days are held. */
  unit: StayUnit;
  /** What an offer held besides. */
  hold?: Hold;
}

/** A claim on the days that a booking gets by a move, besides those that it has and keeps. */
export interface MoveClaim {
  id: string;
  unit: StayUnit;
  range: StayRange;
}
