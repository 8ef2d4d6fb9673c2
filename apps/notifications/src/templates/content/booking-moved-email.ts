import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest: the booking has other days or, with the same days, another price. */
export const bookingMovedEmail = (
  booking: Localized<'booking-moved'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, before, note, confirmLink } = booking;
  const t = textsIn(locale);
  const sentences = isOfSameDays(booking, before) ? 'moved.sameDays' : 'moved';
  return standingBookingContent(booking, settings, {
    subject: t(`${sentences}.heading`),
    heading: t(`${sentences}.heading`),
    intro: t(`${sentences}.${confirmLink ? 'toConfirm' : 'intro'}`, { before: rangeText(before, locale) }),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
  });
};
