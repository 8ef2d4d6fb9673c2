import type { GuestFields } from '@hearthstay/contracts';
import { typedNumber } from '@web/panel/form/typed-values';

/** The typed numbers of adults and children. */
export interface TypedGuests {
  adults: string;
  children: string;
}

const childrenOf = (typed: string, ages: readonly (number | null)[]): readonly (number | null)[] => {
  const count = typed.trim() === '' ? 0 : typedNumber(typed);
  // An unreadable number becomes more children than any house allows, which the schema refuses.
  return Array.from({ length: count < 0 ? 1_000 : count }, (_, index) => ages[index] ?? null);
};

/** The guests for a body; children keep the known ages. Empty if nothing is typed. */
export const guestsOfTyped = (
  { adults, children }: TypedGuests,
  ages: readonly (number | null)[] = [],
): Pick<GuestFields, 'adults' | 'children'> =>
  adults.trim() === '' && children.trim() === ''
    ? {}
    : { adults: typedNumber(adults), children: childrenOf(children, ages) };
