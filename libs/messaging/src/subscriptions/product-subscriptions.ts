import {
  adminAccessRequested,
  adminRosterChanged,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingGuestConfirmed,
  bookingRequested,
  guestAccessRequested,
} from '@hearthstay/contracts';
import type { Subscriptions } from './subscriptions';

/** Who must not miss what in this product. Caches are not here: they forget by themselves what they were not told. */
export const productSubscriptions: Subscriptions = {
  notifications: [
    adminAccessRequested,
    adminRosterChanged,
    bookingApproved,
    bookingCancelled,
    bookingConfirmed,
    bookingDeclined,
    bookingGuestConfirmed,
    bookingRequested,
    guestAccessRequested,
  ].map(({ name }) => name),
};
