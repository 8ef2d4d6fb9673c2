import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { textsIn } from '../texts';

/** To the guest, who has accepted an offer: the booking is confirmed. */
export const offerAcceptedEmail = (
  booking: Localized<'offer-accepted'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(booking.locale);
  return standingBookingContent(booking, settings, {
    subject: t('confirmed.heading'),
    heading: t('confirmed.heading'),
    intro: t('offerAccepted.intro'),
  });
};
