import type { HistoryEntry } from '@hearthstay/history';
import type { StayUnit } from '@hearthstay/stay';

/**
 * By which unit requests claim the days of the house. It changes before the setting that everybody sees, which follows
 * once the claims made before are converted.
 */
export interface ClaimUnit {
  unit: StayUnit;
  /** Grows by one with each change, so that a claim that was begun before a change can be told from later ones. */
  revision: number;
  /** Whether all claims are by this unit. */
  isConverted: boolean;
  /** What the history says of the change once it is done. */
  entry?: HistoryEntry;
}

/** The unit of a house that has never changed it. */
export const firstClaimUnit: ClaimUnit = { unit: 'days', revision: 0, isConverted: true };
