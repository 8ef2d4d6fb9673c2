import { needsAges, oneGuest, type Guests, type Quote } from '@hearthstay/prices';
import type { StayRange } from '@hearthstay/stay';
import { useEffect, useState } from 'react';
import { draft } from '@web/features/home/draft';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import type { quoteOf } from './quotes';

/** The function that computes quotes, which only a house with prices loads; `null` until it is loaded. */
const useQuoteFunction = (isNeeded: boolean): typeof quoteOf | null => {
  const [loaded, setLoaded] = useState<{ quoteOf: typeof quoteOf } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If it cannot be loaded, no quote is shown; the server computes it anyway.
    import('./quotes').then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded?.quoteOf ?? null;
};

/** The number of guests before the guest changes it. */
const firstGuests = (maxGuests: number): Guests => ({ adults: Math.min(2, maxGuests), children: [] });

/** Removes guests above the maximum, children first: the owner may have lowered it since the draft was kept. */
const within = ({ adults, children }: Guests, maxGuests: number): Guests => ({
  adults: Math.min(adults, maxGuests),
  children: children.slice(0, Math.max(0, maxGuests - adults)),
});

/** The number of guests and the quote, each only in a house that has set it up. */
export const useGuestsAndPrice = (range: StayRange | null) => {
  const { maxGuests, prices } = useStayConditions().conditions;
  const locale = useLocale();
  const [chosen, setChosen] = useState(draft.guests);
  const quote = useQuoteFunction(prices !== undefined);
  const guests = maxGuests === undefined ? null : within(chosen ?? firstGuests(maxGuests), maxGuests);
  const asksAges = guests !== null && prices !== undefined && needsAges(prices);
  const stayQuote: Quote | null = range && prices && quote ? quote(range, guests ?? oneGuest, prices) : null;
  return {
    /** `null` in a house that does not ask for them. */
    guests,
    maxGuests: maxGuests ?? 0,
    /** Whether the price depends on the ages of children. */
    asksAges,
    /** Whether an age is asked for and not given. */
    lacksAge: asksAges && guests.children.includes(null),
    /** `null` without prices, without days, or until the function is loaded. */
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
