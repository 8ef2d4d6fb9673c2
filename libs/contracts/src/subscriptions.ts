import { adminAccessRequested } from './admin-auth/admin-access-requested';
import { adminAdded, adminRemoved } from './admin-auth/admins-changed';
import { adminRosterChanged } from './admin-auth/admin-roster-changed';
import { adminsReminded } from './bookings/admins-reminded';
import { bookingApproved } from './bookings/booking-approved';
import { bookingCancelled } from './bookings/booking-cancelled';
import { bookingConfirmed } from './bookings/booking-confirmed';
import { bookingDeclined } from './bookings/booking-declined';
import { bookingEntered } from './bookings/booking-entered';
import { bookingGuestConfirmed } from './bookings/booking-guest-confirmed';
import { bookingMoved } from './bookings/booking-moved';
import { bookingMovedSilently } from './bookings/booking-moved-silently';
import { bookingRequested } from './bookings/booking-requested';
import { calendarConflictsFound } from './bookings/calendar-conflicts-found';
import { calendarUnreadable } from './bookings/calendar-unreadable';
import { cancellationRefused } from './bookings/cancellation-refused';
import { cancellationWished } from './bookings/cancellation-wished';
import { changeProposed } from './bookings/change-proposed';
import { changeAccepted } from './bookings/change-accepted';
import { changeDeclined } from './bookings/change-declined';
import { guestErased, guestErasureCompleted } from './bookings/erase-guest';
import { guestAccessRequested } from './bookings/guest-access-requested';
import { messageFromGuest, messageFromOwner } from './bookings/message-sent';
import { requestExpired } from './bookings/request-expired';
import { offerMade } from './bookings/offer-made';
import { offerAccepted } from './bookings/offer-accepted';
import { offerDeclined } from './bookings/offer-declined';
import { proposalEnded } from './bookings/proposal-ended';
import { restPaid } from './bookings/rest-paid';
import { requestWithdrawn } from './bookings/request-withdrawn';
import { guestAddressChanged } from './bookings/guest-address-changed';
import { stayEmailDue } from './bookings/stay-email-due';
import { sitePasswordChanged } from './bookings/site-password-changed';

/** The events that cause e-mails, or cancel those that wait. Notifications has a rule for each. */
export const emailEvents = {
  adminAccessRequested,
  adminAdded,
  adminRemoved,
  adminsReminded,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingEntered,
  bookingGuestConfirmed,
  bookingMoved,
  bookingMovedSilently,
  bookingRequested,
  calendarConflictsFound,
  calendarUnreadable,
  cancellationRefused,
  cancellationWished,
  changeProposed,
  changeAccepted,
  changeDeclined,
  guestAccessRequested,
  guestAddressChanged,
  messageFromGuest,
  messageFromOwner,
  requestExpired,
  offerMade,
  offerAccepted,
  offerDeclined,
  proposalEnded,
  requestWithdrawn,
  restPaid,
  stayEmailDue,
  sitePasswordChanged,
};

/**
 * The names of the events that must reach a service, by the name of the service. Caches are not listed: their entries
 * expire when an event is lost.
 */
export const subscriptions: Readonly<Record<string, readonly string[]>> = {
  notifications: [...Object.values(emailEvents), adminRosterChanged, guestErased].map(({ name }) => name),
  bookings: [guestErasureCompleted.name],
};
