import type { HistoryEntry } from '@hearthstay/message-context';
import type { StayUnit } from '@hearthstay/stay';

/**
 * The unit in which requests claim days. It changes before the public setting, which follows when the existing claims
 * are converted.
 */
export interface ClaimUnit {
  unit: StayUnit;
  /** Increases by one with each change, to distinguish claims that were begun before a change from later ones. */
  revision: number;
  /** Whether all claims are by this unit. */
  isConverted: boolean;
  /** The entry of the history for the completed change. */
  entry?: HistoryEntry;
}

/** The unit before the first change. */
export const firstClaimUnit: ClaimUnit = { unit: 'days', revision: 0, isConverted: true };
