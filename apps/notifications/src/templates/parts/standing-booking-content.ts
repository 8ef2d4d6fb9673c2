import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from './guest-request-content';
import { validUntil } from './link-validity';
import { paymentContent } from './payment-content';
import { statusAction } from './status-link';
import { textsIn } from '../texts';

type StandingBooking = Localized<'booking-entered' | 'booking-moved' | 'offer-accepted' | 'change-accepted'>;

type Own = Pick<EmailContent, 'subject' | 'heading' | 'intro' | 'quote'>;

/** What holds of a booking now, how to confirm it if that is still to be done, and how to pay. */
export const standingBookingContent = (
  booking: StandingBooking,
  settings: NotificationSettings,
  own: Own,
): EmailContent => {
  const { locale, statusLink } = booking;
  const confirmLink = 'confirmLink' in booking ? booking.confirmLink : undefined;
  const payment = paymentContent(booking);
  const t = textsIn(locale);
  const toConfirm = confirmLink && {
    action: {
      label: t('approved.action'),
      url: confirmUrl(settings, confirmLink),
      ...validUntil(confirmLink, settings.timeZone, locale),
    },
    closing: { sentence: t('approved.closing'), url: statusUrl(settings, statusLink) },
  };
  return {
    ...guestRequestContent(booking, settings.timeZone),
    ...own,
    ...(payment && { payment }),
    ...(toConfirm ?? {
      action: statusAction(booking, settings),
      closing: { sentence: t('confirmed.closing') },
    }),
  };
};
