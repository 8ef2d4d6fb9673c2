import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { standingBookingContent } from '../parts/standing-booking-content';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest, who has asked for other days: they hold now. A request still waits for the owner's decision. */
export const changeAcceptedEmail = (
  booking: Localized<'change-accepted'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, status, note, confirmLink } = booking;
  const t = textsIn(locale);
  const before = rangeText({ ...booking, ...booking.before }, locale);
  const { closing, ...content } = standingBookingContent(booking, settings, {
    subject: t('changeAccepted.heading'),
    heading: t('changeAccepted.heading'),
    intro:
      status === 'pending'
        ? t('changeAccepted.pending', { before })
        : t(confirmLink ? 'changeAccepted.toConfirm' : 'changeAccepted.intro', { before }),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
  });
  // Only a booking has an event for the calendar, which the closing sentence names.
  return status === 'pending' ? content : { ...content, ...(closing && { closing }) };
};
