import { needsAges, oneGuest, type Guests, type Quote } from '@hearthstay/prices';
import type { StayRange } from '@hearthstay/stay';
import { useEffect, useState } from 'react';
import { draft } from '@web/features/home/draft';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import type { quoteOf } from './quotes';

/** Computes quotes; loaded only in a house with prices. `null` until it is there. */
const useQuoteFunction = (isNeeded: boolean): typeof quoteOf | null => {
  const [loaded, setLoaded] = useState<{ quoteOf: typeof quoteOf } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it nothing is shown, and the server computes the quote.
    import('./quotes').then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded?.quoteOf ?? null;
};

/** Two adults, as far as the house takes them, until a guest says otherwise. */
const firstGuests = (maxGuests: number): Guests => ({ adults: Math.min(2, maxGuests), children: [] });

/** Not more than the house takes, which may have changed since: children go first. */
const within = ({ adults, children }: Guests, maxGuests: number): Guests => ({
  adults: Math.min(adults, maxGuests),
  children: children.slice(0, Math.max(0, maxGuests - adults)),
});

/** Who stays, where the house asks for it, and what that costs, where it says so. */
export const useGuestsAndPrice = (range: StayRange | null) => {
  const { maxGuests, prices } = useStayConditions().conditions;
  const locale = useLocale();
  const [chosen, setChosen] = useState(draft.guests);
  const quote = useQuoteFunction(prices !== undefined);
  const guests = maxGuests === undefined ? null : within(chosen ?? firstGuests(maxGuests), maxGuests);
  const asksAges = guests !== null && prices !== undefined && needsAges(prices);
  const stayQuote: Quote | null = range && prices && quote ? quote(range, guests ?? oneGuest, prices) : null;
  return {
    /** `null` where the house does not ask for them. */
    guests,
    maxGuests: maxGuests ?? 0,
    /** Whether the price depends on the ages of children. */
    asksAges,
    /** Whether an age is asked for and not given. */
    lacksAge: asksAges && guests.children.includes(null),
    /** `null` without prices, without days, or until it can be computed. */
    quote: stayQuote,
    /** The terms of cancellation; empty for none. */
    terms: prices?.terms[locale] ?? '',
    changeGuests: (next: Guests) => {
      setChosen(next);
      draft.keepGuests(next);
    },
    forgetGuests: () => setChosen(null),
  };
};

export type GuestsAndPrice = ReturnType<typeof useGuestsAndPrice>;
