import type { HistoryEntry } from '@hearthstay/history';
import type { StayUnit } from '@hearthstay/stay';

/**
 * The unit in which requests claim days. It changes before the public setting, which follows when the existing claims
 * are converted.
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

/** The unit before the first change. */
export const firstClaimUnit: ClaimUnit = { unit: 'days', revision: 0, isConverted: true };
