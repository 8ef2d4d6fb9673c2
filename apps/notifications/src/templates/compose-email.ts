import type { NotificationSettings } from '../settings/notification-settings';
import { stayCalendar } from './calendar/stay-calendar';
import { adminAccessEmail } from './content/admin-access-email';
import { adminAddedEmail } from './content/admin-added-email';
import { adminRemovedEmail } from './content/admin-removed-email';
import { adminTestEmail } from './content/admin-test-email';
import { bookingCancelledEmail } from './content/booking-cancelled-email';
import { bookingConfirmedEmail } from './content/booking-confirmed-email';
import { bookingConfirmedForAdminsEmail } from './content/booking-confirmed-for-admins-email';
import { bookingEnteredEmail } from './content/booking-entered-email';
import { bookingMovedEmail } from './content/booking-moved-email';
import { calendarConflictsEmail } from './content/calendar-conflicts-email';
import { calendarUnreadableEmail } from './content/calendar-unreadable-email';
import { cancellationRefusedEmail } from './content/cancellation-refused-email';
import { cancellationWishedEmail } from './content/cancellation-wished-email';
import { changeAcceptedEmail } from './content/change-accepted-email';
import { changeDeclinedEmail } from './content/change-declined-email';
import { changeProposedEmail } from './content/change-proposed-email';
import { guestAccessEmail } from './content/guest-access-email';
import { messageForAdminsEmail } from './content/message-for-admins-email';
import { messageFromOwnerEmail } from './content/message-from-owner-email';
import { newRequestEmail } from './content/new-request-email';
import { offerAcceptedEmail } from './content/offer-accepted-email';
import { offerMadeEmail } from './content/offer-made-email';
import { offerResponseEmail } from './content/offer-response-email';
import { proposalEndedEmail } from './content/proposal-ended-email';
import { requestApprovedEmail } from './content/request-approved-email';
import { requestDeclinedEmail } from './content/request-declined-email';
import { requestExpiredEmail } from './content/request-expired-email';
import { requestReceivedEmail } from './content/request-received-email';
import { requestWaitingEmail } from './content/request-waiting-email';
import { requestWithdrawnEmail } from './content/request-withdrawn-email';
import { stayArrivalEmail } from './content/stay-arrival-email';
import { stayBalanceEmail } from './content/stay-balance-email';
import { stayDepartureEmail } from './content/stay-departure-email';
import { stayThanksEmail } from './content/stay-thanks-email';
import { sitePasswordChangedEmail } from './content/site-password-changed-email';
import type { EmailContent } from './email-content';
import type { EmailKind, Localized } from './email-data';
import { withEndedProposal } from './parts/ended-proposal';
import { paymentCode } from './parts/payment-content';
import type { EmailAttachment, InlineImage } from './rendered-email';

interface ComposedEmail {
  content: EmailContent;
  calendar?: Promise<EmailAttachment>;
  /** A picture that the content shows. */
  image?: Promise<InlineImage | undefined>;
  /** The recipient of replies, if that is not the sender. */
  replyTo?: string;
}

type Composers = {
  [Kind in EmailKind]: (data: Localized<Kind>, settings: NotificationSettings) => ComposedEmail;
};

const composers: Composers = {
  'request-received': (request, settings) => ({ content: requestReceivedEmail(request, settings) }),
  'request-approved': (request, settings) => ({
    content: requestApprovedEmail(request, settings),
    calendar: stayCalendar(request, 'toBeConfirmed', settings),
    image: paymentCode(request),
  }),
  'booking-entered': (booking, settings) => ({
    content: bookingEnteredEmail(booking, settings),
    calendar: stayCalendar(booking, booking.confirmLink ? 'toBeConfirmed' : 'confirmed', settings),
    image: paymentCode(booking),
  }),
  'booking-moved': (booking, settings) => ({
    content: bookingMovedEmail(booking, settings),
    calendar: stayCalendar(booking, booking.confirmLink ? 'toBeConfirmed' : 'confirmed', settings),
    image: paymentCode(booking),
  }),
  'request-declined': (request, settings) => ({ content: requestDeclinedEmail(request, settings) }),
  'request-expired': (request, settings) => ({ content: requestExpiredEmail(request, settings) }),
  'booking-confirmed': (request, settings) => ({
    content: bookingConfirmedEmail(request, settings),
    calendar: stayCalendar(request, 'confirmed', settings),
  }),
  'booking-cancelled': (request, settings) => ({
    content: bookingCancelledEmail(request, settings),
    calendar: stayCalendar(request, 'cancelled', settings),
  }),
  'cancellation-refused': (booking, settings) => ({ content: cancellationRefusedEmail(booking, settings) }),
  'offer-made': (offer, settings) => ({ content: offerMadeEmail(offer, settings) }),
  'offer-accepted': (booking, settings) => ({
    content: offerAcceptedEmail(booking, settings),
    calendar: stayCalendar(booking, 'confirmed', settings),
    image: paymentCode(booking),
  }),
  'change-accepted': (booking, settings) => ({
    content: changeAcceptedEmail(booking, settings),
    ...(booking.status !== 'pending' && {
      calendar: stayCalendar(booking, booking.confirmLink ? 'toBeConfirmed' : 'confirmed', settings),
    }),
    image: paymentCode(booking),
  }),
  'change-declined': (booking, settings) => ({ content: changeDeclinedEmail(booking, settings) }),
  'proposal-ended': (proposal, settings) => ({ content: proposalEndedEmail(proposal, settings) }),
  'stay-balance': (stay, settings) => ({ content: stayBalanceEmail(stay, settings), image: paymentCode(stay) }),
  'stay-arrival': (stay, settings) => ({ content: stayArrivalEmail(stay, settings) }),
  'stay-departure': (stay, settings) => ({ content: stayDepartureEmail(stay, settings) }),
  'stay-thanks': (stay, settings) => ({ content: stayThanksEmail(stay, settings) }),
  'guest-access': (access, settings) => ({ content: guestAccessEmail(access, settings) }),
  'new-request': (request, settings) => ({
    content: newRequestEmail(request, settings),
    replyTo: request.email,
  }),
  'request-waiting': (request, settings) => ({
    content: requestWaitingEmail(request, settings),
    replyTo: request.email,
  }),
  'booking-confirmed-for-admins': (request, settings) => ({
    content: bookingConfirmedForAdminsEmail(request, settings),
    replyTo: request.email,
  }),
  'message-for-admins': (message, settings) => ({ content: messageForAdminsEmail(message, settings) }),
  'message-from-owner': (message, settings) => ({ content: messageFromOwnerEmail(message, settings) }),
  'request-withdrawn': (request, settings) => ({
    content: requestWithdrawnEmail(request, settings),
    replyTo: request.email,
  }),
  'cancellation-wished': (booking, settings) => ({
    content: cancellationWishedEmail(booking, settings),
    replyTo: booking.email,
  }),
  'change-proposed': (change, settings) => ({
    content: changeProposedEmail(change, settings),
    replyTo: change.email,
  }),
  'offer-response': (response, settings) => ({
    content: offerResponseEmail(response, settings),
    replyTo: response.email,
  }),
  'calendar-conflicts': (conflicts, settings) => ({ content: calendarConflictsEmail(conflicts, settings) }),
  'calendar-unreadable': (outage, settings) => ({ content: calendarUnreadableEmail(outage, settings) }),
  'admin-access': (access, settings) => ({ content: adminAccessEmail(access, settings) }),
  'admin-added': (change, settings) => ({ content: adminAddedEmail(change, settings) }),
  'admin-removed': (change, settings) => ({ content: adminRemovedEmail(change, settings) }),
  'admin-test': (test, settings) => ({ content: adminTestEmail(test, settings) }),
  'site-password-changed': (change, settings) => ({ content: sitePasswordChangedEmail(change, settings) }),
};

/** Creates the content of an e-mail by its kind, before it is rendered as HTML and plain text. */
export const composeEmail = <Kind extends EmailKind>(
  kind: Kind,
  data: Localized<Kind>,
  settings: NotificationSettings,
): ComposedEmail => {
  const { content, ...composed } = composers[kind](data, settings);
  return { ...composed, content: withEndedProposal(content, 'endedProposal' in data ? data.endedProposal : undefined) };
};
