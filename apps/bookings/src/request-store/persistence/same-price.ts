import { trusted } from '@hearthstay/database';
import type { StoredRequest } from '../domain/booking-request';

/** The filter for a request with the price that was read; empty without a price. */
export const samePrice = ({ quote, priceNote }: Pick<StoredRequest, 'quote' | 'priceNote'>) =>
  quote && { 'quote.total': quote.total, priceNote: priceNote ?? trusted({ $exists: false }) };
