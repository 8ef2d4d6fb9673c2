import type { DayView } from './day-view';

/** "Dr." or "Dipl.-Ing.", but not the "J." of J. Petersen. */
const isTitle = (word: string) => /^\p{L}{2,}.*\.$/u.test(word);

/**
 * The first name of the guest who has the day, past any titles; `undefined` when nobody has it or names are hidden
 * (specification, section 2).
 */
export const firstNameOf = ({ holder }: Pick<DayView, 'holder'>): string | undefined => {
  const words = holder?.guestName?.trim().split(/\s+/u) ?? [];
  return words.find((word) => !isTitle(word)) ?? words[0];
};
