import { DomainError, guestsOf, type BookingRequest, type RequestFields } from '@hearthstay/contracts';
import { oneGuest, quoteOf } from '@hearthstay/prices';
import { rangeOf } from '@hearthstay/stay';
import { publicPricesOf, type Settings } from '../../settings/domain/settings';

/** Who stays and what it costs, as far as the house asks for it and says it. */
export type QuotedStay = Pick<BookingRequest, 'adults' | 'children' | 'quote'>;

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
  const quote = visible.prices && quoteOf(rangeOf(fields), guests ?? oneGuest, visible.prices);
  if (quote?.total !== quotedTotal) throw new DomainError('QUOTE_CHANGED', quote && { quote });
  return { ...guests, ...(quote && { quote }) };
};
