import type { BookingRequest } from '@hearthstay/contracts';
import { oneGuest, quoteOf, type Quote } from '@hearthstay/prices';
import { fieldLimits, type StayRange } from '@hearthstay/stay';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { guestsOfTyped, type TypedGuests } from './guest-count-fields';

type PresentGuests = Pick<BookingRequest, 'adults' | 'children'>;

/** Computes the price of days and guests; `null` in a house without prices. */
export const useQuoteFor = () => {
  const { prices } = useStayConditions().conditions;
  /** @param present the guests if none are typed; their children keep their ages */
  return (range: StayRange, typed: TypedGuests, present: PresentGuests = {}): Quote | null => {
    const { adults = present.adults, children = present.children ?? [] } = guestsOfTyped(typed, present.children);
    const isCount = adults !== undefined && adults > 0 && children.length <= fieldLimits.guestsMax;
    return prices ? quoteOf(range, isCount ? { adults, children } : oneGuest, prices) : null;
  };
};
