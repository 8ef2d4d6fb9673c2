import type { DayView } from './day-view';

/** What a run of days has in common: one ribbon lies under all of it. */
export type RibbonKey = `booking:${string}` | 'blocked' | 'too-far' | 'selected' | 'preview';

/**
 * The run a day belongs to. Stays of different guests are different runs; while names are hidden they cannot be told
 * apart.
 */
export const ribbonKeyOf = ({ part, isLost, isPreview, availability, holder }: DayView): RibbonKey | null => {
  if (isPreview) return 'preview';
  if (part !== null && !isLost) return part === 'only' ? null : 'selected';
  if (availability === 'too-far') return 'too-far';
  if (availability !== 'occupied') return null;
  return holder?.type === 'blocked' ? 'blocked' : `booking:${holder?.guestName ?? ''}`;
};
