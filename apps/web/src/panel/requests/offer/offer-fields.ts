import type { ListedRequest } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { priceLimits } from '@hearthstay/prices';
import { typedAmount } from '@web/panel/form/typed-values';
import { guestsOfTyped, type TypedGuests } from '@web/panel/requests/guest-count-fields';

/** The choices for how many days an offer stands; the API accepts others, too. */
export const offerDurations = ['1', '3', '7', '14'] as const;

/** The typed fields of an offer, without its days. */
export interface OfferFields extends TypedGuests {
  /** `null` for the computed total, until the owner types another one. */
  total: string | null;
  valid_days: (typeof offerDurations)[number];
  hold: boolean;
  note: string;
}

type PresentGuests = Pick<ListedRequest, 'adults' | 'children'>;

/** The initial fields of an offer. */
export const initialOffer = ({ adults, children }: PresentGuests = {}): OfferFields => ({
  adults: adults === undefined ? '' : String(adults),
  children: children === undefined ? '' : String(children.length),
  total: null,
  valid_days: '3',
  hold: false,
  note: '',
});

/** The body of an offer, without its days. @param currency of the price; `undefined` without a price */
export const offerOfTyped = (
  { adults, children, total, valid_days, hold, note }: OfferFields,
  { currency, locale, present = {} }: { currency: string | undefined; locale: Locale; present?: PresentGuests },
) => ({
  ...guestsOfTyped({ adults, children }, present.children),
  ...(currency && total !== null && { total: typedAmount(total, currency, locale, priceLimits.totalMax) }),
  valid_days: Number(valid_days),
  hold,
  note,
});
