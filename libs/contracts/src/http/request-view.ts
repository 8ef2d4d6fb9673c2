import { bookingRequestSchema } from '../bookings/booking-request';
import { enteredRequestSchema } from '../bookings/enter-booking';
import { offeredRequestSchema } from '../bookings/make-offer';
import { guestRequestSchema } from '../bookings/list-guest-requests';
import { requestPageSchema } from '../bookings/get-request';
import { accountedRequestSchema, listedRequestSchema } from '../bookings/list-requests';
import { decidedRequestSchema } from '../bookings/undo-decision';
import { snakeCaseView } from '../values/snake-case';

/** A quote is the same object as in the calls for prices, which are in camelCase. */
const kept = ['quote'] as const;

/**
 * A booking request in responses to guests and admins. Its fields are in snake_case for existing clients of the API.
 */
export const requestView = snakeCaseView(bookingRequestSchema, kept);

export type RequestView = ReturnType<typeof requestView.of>;

/** A request in responses to its guest. */
export const guestRequestView = snakeCaseView(guestRequestSchema, kept);

export type GuestRequestView = ReturnType<typeof guestRequestView.of>;

/** A request with its payments, for admins. */
export const accountedRequestView = snakeCaseView(accountedRequestSchema, kept);

export type AccountedRequestView = ReturnType<typeof accountedRequestView.of>;

/** A booking that an admin has just entered. */
export const enteredRequestView = snakeCaseView(enteredRequestSchema, kept);

export type EnteredRequestView = ReturnType<typeof enteredRequestView.of>;

/** A request for which an admin has just made an offer. */
export const offeredRequestView = snakeCaseView(offeredRequestSchema, kept);

export type OfferedRequestView = ReturnType<typeof offeredRequestView.of>;

/** A request in the list for admins. */
export const listedRequestView = snakeCaseView(listedRequestSchema, kept);

export type ListedRequestView = ReturnType<typeof listedRequestView.of>;

/** A request with all that the owner's page about it shows; entries of the history keep the names that they record. */
export const requestPageView = snakeCaseView(requestPageSchema, [...kept, 'history']);

export type RequestPageView = ReturnType<typeof requestPageView.of>;

/** A request in responses to the admin who has just decided on it. */
export const decidedRequestView = snakeCaseView(decidedRequestSchema, kept);

export type DecidedRequestView = ReturnType<typeof decidedRequestView.of>;
