import type { ListedRequest } from '@hearthstay/contracts';
import { oneGuest, quoteOf, type PriceList } from '@hearthstay/prices';
import type { StayRange } from '@hearthstay/stay';

/**
 * The total of a moved booking: the old one, the new one, or one of the owner. `auto` is the new one, if it differs.
 */
export const moveTotals = ['old', 'new', 'own'] as const;

export type MoveTotal = (typeof moveTotals)[number];

type PricedStay = Pick<ListedRequest, 'quote' | 'adults' | 'children'>;

/** The total for other days by the present prices; `null` if the booking or the house has none, or another currency. */
export const totalFor = (
  { quote, adults, children = [] }: PricedStay,
  range: StayRange | null,
  prices: (PriceList & { currency: string }) | undefined,
): number | null => {
  if (!quote || !range || prices?.currency !== quote.currency) return null;
  return quoteOf(range, adults === undefined ? oneGuest : { adults, children }, prices).total;
};
