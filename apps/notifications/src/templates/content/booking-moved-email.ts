import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest: the booking has other days. */
export const bookingMovedEmail = (
  booking: Localized<'booking-moved'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, before, note, confirmLink } = booking;
  const t = textsIn(locale);
  const values = { before: rangeText({ ...booking, ...before }, locale) };
  return standingBookingContent(booking, settings, {
    subject: t('moved.heading'),
    heading: t('moved.heading'),
    intro: confirmLink ? t('moved.toConfirm', values) : t('moved.intro', values),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
  });
};
