import { DomainError, guestsOf, type RequestFields } from '@hearthstay/contracts';
import { oneGuest, quoteOf } from '@hearthstay/prices';
import { rangeOf } from '@hearthstay/stay';
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
