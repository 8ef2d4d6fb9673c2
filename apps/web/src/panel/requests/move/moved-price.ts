import type { ListedRequest } from '@hearthstay/contracts';
import { oneGuest, quoteOf, type PriceList } from '@hearthstay/prices';
import type { StayRange } from '@hearthstay/stay';

/** Which total a moved booking gets: `auto` is the new one, if that differs. */
export const moveTotals = ['old', 'new', 'own'] as const;

export type MoveTotal = (typeof moveTotals)[number];

type PricedStay = Pick<ListedRequest, 'quote' | 'adults' | 'children'>;

/** What the prices of today say for other days; `null` if the booking or the house has none, or another currency. */
export const totalFor = (
  { quote, adults, children = [] }: PricedStay,
  range: StayRange | null,
  prices: (PriceList & { currency: string }) | undefined,
): number | null => {
  if (!quote || !range || prices?.currency !== quote.currency) return null;
  return quoteOf(range, adults === undefined ? oneGuest : { adults, children }, prices).total;
};
