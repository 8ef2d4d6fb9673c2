import { trusted } from '@hearthstay/database';
import type { CancellationWish } from '../domain/booking-request';

/** The filter for a booking with this wish of its guest, or with none. */
export const sameWish = (wish: CancellationWish | undefined) =>
  wish ? { 'cancellationWish.at': wish.at } : { cancellationWish: trusted({ $exists: false }) };
