import type { HoldingEntry } from './conflicting-entries';

/** The kinds of entries that the owner distinguishes: requests by status, own offers, blocks, and calendars. */
export type EntryState = 'pending' | 'approved' | 'confirmed' | 'offered' | 'blocked' | 'calendar';

export const stateOfEntry = ({ kind, status }: Pick<HoldingEntry, 'kind' | 'status'>): EntryState => {
  if (kind === 'block') return 'blocked';
  if (kind === 'feed') return 'calendar';
  if (kind === 'offer') return 'offered';
  return status === 'approved' || status === 'confirmed' ? status : 'pending';
};
