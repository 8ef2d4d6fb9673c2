import { DomainError, guestsOf, type GuestFields, type RequestFields } from '@hearthstay/contracts';
import { agreedQuote, oneGuest, quoteOf, type Quote } from '@hearthstay/prices';
import { rangeOf, type RequestStay } from '@hearthstay/stay';
import type { QuotedStay } from '../../request-store/domain/booking-request';
import { paymentTermsOf } from '../../request-store/domain/payment-terms';
import { publicPricesOf, type Settings } from '../../settings/domain/settings';

/**
 * The guests and the price of a request. The price is computed anew; what the guest was shown is only compared with it.
 *
 * @throws DomainError `TOO_MANY_GUESTS`, `VALIDATION_FAILED`, or `QUOTE_CHANGED` with the price as it is now
 */
export const quotedStay = (
  { quotedTotal, ...fields }: RequestFields,
  settings: Pick<Settings, 'prices'>,
): QuotedStay => {
  const visible = publicPricesOf(settings);
  const guests = guestsOf(fields, visible);
  const { prices } = visible;
  const quote = prices && quoteOf(rangeOf(fields), guests ?? oneGuest, prices);
  if (quote?.total !== quotedTotal) throw new DomainError('QUOTE_CHANGED', quote && { quote });
  return { ...guests, ...(quote && { quote, paymentTerms: paymentTermsOf(prices) }) };
};

/** Days, guests and total of a stay, as the owner agrees on them. */
export type AgreedFields = Pick<RequestStay, 'startDate' | 'endDate'> & GuestFields & { total?: number | undefined };

/**
 * The guests and the price of a stay that the owner agrees on. The limits for guests do not bind the owner: more may
 * come, and ages may be unknown.
 *
 * @throws DomainError `REQUEST_WITHOUT_PRICE` for a total in a house without prices
 */
export const agreedStay = (
  { adults, children = [], total, ...days }: AgreedFields,
  settings: Pick<Settings, 'prices'>,
): QuotedStay => {
  const guests = adults === undefined ? undefined : { adults, children };
  const { prices } = publicPricesOf(settings);
  if (!prices) {
    if (total !== undefined) throw new DomainError('REQUEST_WITHOUT_PRICE');
    return { ...guests };
  }
  const paymentTerms = paymentTermsOf(prices);
  const calculated = quoteOf(rangeOf(days), guests ?? oneGuest, prices);
  const quote = total === undefined ? calculated : agreedQuote(calculated, total, paymentTerms.depositPercent);
  return { ...guests, quote, paymentTerms };
};

/**
 * The price of a proposed stay: as the owner agrees on it, or as the house calculates it now. A house without prices
 * keeps the total that the request has. `undefined` without any price.
 *
 * @throws DomainError `REQUEST_WITHOUT_PRICE` for a total without prices
 */
export const proposedQuote = (
  request: QuotedStay,
  proposed: AgreedFields,
  settings: Pick<Settings, 'prices'>,
): Quote | undefined =>
  publicPricesOf(settings).prices
    ? agreedStay(proposed, settings).quote
    : movedQuote({ ...request, ...guestsAmong(proposed) }, proposed, settings);

const guestsAmong = ({ adults, children = [] }: GuestFields) => (adults === undefined ? {} : { adults, children });

/**
 * The price of a booking for other days: the total as it was, or as the owner agrees on it, with the lines of the new
 * days if the house still has prices. `undefined` for a booking without a price.
 *
 * @throws DomainError `REQUEST_WITHOUT_PRICE` for a total of a booking without a price
 */
export const movedQuote = (
  { quote, paymentTerms, adults, children = [] }: QuotedStay,
  { total, ...days }: AgreedFields,
  settings: Pick<Settings, 'prices'>,
): Quote | undefined => {
  if (!quote || !paymentTerms) {
    if (total !== undefined) throw new DomainError('REQUEST_WITHOUT_PRICE');
    return undefined;
  }
  const { prices } = publicPricesOf(settings);
  const guests = adults === undefined ? oneGuest : { adults, children };
  const calculated = prices?.currency === quote.currency ? quoteOf(rangeOf(days), guests, prices) : quote;
  return agreedQuote(calculated, total ?? quote.total, paymentTerms.depositPercent);
};
