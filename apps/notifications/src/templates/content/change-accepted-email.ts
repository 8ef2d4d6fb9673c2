import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest, who has asked for other days: they hold now. A request still waits for the owner's decision. */
export const changeAcceptedEmail = (
  booking: Localized<'change-accepted'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, status, note, confirmLink } = booking;
  const t = textsIn(locale);
  const sentences = isOfSameDays(booking, booking.before) ? 'changeAccepted.sameDays' : 'changeAccepted';
  const sentence = status === 'pending' ? 'pending' : confirmLink ? 'toConfirm' : 'intro';
  const { closing, ...content } = standingBookingContent(booking, settings, {
    subject: t('changeAccepted.heading'),
    heading: t('changeAccepted.heading'),
    intro: t(`${sentences}.${sentence}`, { before: rangeText(booking.before, locale) }),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
  });
  // Only a booking has an event for the calendar, which the closing sentence names.
  return status === 'pending' ? content : { ...content, ...(closing && { closing }) };
};
