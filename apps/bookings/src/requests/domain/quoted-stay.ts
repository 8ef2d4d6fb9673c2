import { randomInt } from 'node:crypto';
import {
  DomainError,
  guestsOf,
  type BookingRequest,
  type PublicPrices,
  type RequestFields,
} from '@hearthstay/contracts';
import { oneGuest, quoteOf } from '@hearthstay/prices';
import { newPaymentReference } from '@hearthstay/prices/payment';
import { rangeOf } from '@hearthstay/stay';
import { z } from 'zod';
import { publicPricesOf, type Settings } from '../../settings/domain/settings';

/** The terms of payment of a request, from the prices at its creation. */
export const paymentTermsSchema = z.object({
  /** The unique reference by which the owner finds the request of a payment. */
  reference: z.string(),
  /** Of the total, due `depositDueDays` after the approval. */
  depositPercent: z.int(),
  depositDueDays: z.int(),
  /** The rest is due so many days before the arrival. */
  balanceDueDaysBefore: z.int(),
});

export type PaymentTerms = z.infer<typeof paymentTermsSchema>;

/** The guests and the price, if the house has them. */
export type QuotedStay = Pick<BookingRequest, 'adults' | 'children' | 'quote'> & { paymentTerms?: PaymentTerms };

const newReference = (): string => newPaymentReference((max) => randomInt(max));

/** The same request with another reference, for the rare case that its own is taken. */
export const withNewReference = <Request extends { paymentTerms?: PaymentTerms }>(request: Request): Request => ({
  ...request,
  ...(request.paymentTerms && { paymentTerms: { ...request.paymentTerms, reference: newReference() } }),
});

const paymentTermsOf = ({ deposit, balanceDueDaysBefore }: PublicPrices): PaymentTerms => ({
  reference: newReference(),
  depositPercent: deposit?.percent ?? 0,
  depositDueDays: deposit?.dueDays ?? 0,
  balanceDueDaysBefore,
});

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
