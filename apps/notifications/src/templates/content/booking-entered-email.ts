import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { textsIn } from '../texts';

/** To the guest: the hosts have entered a booking, for example after a call. */
export const bookingEnteredEmail = (
  booking: Localized<'booking-entered'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(booking.locale);
  return standingBookingContent(booking, settings, {
    subject: t('entered.heading'),
    heading: t('entered.heading'),
    intro: booking.confirmLink ? t('entered.toConfirm') : t('entered.intro'),
  });
};
