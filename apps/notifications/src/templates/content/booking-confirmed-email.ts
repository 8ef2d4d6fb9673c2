import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { textsIn } from '../texts';

/** To the guest: the booking is confirmed. */
export const bookingConfirmedEmail = (
  request: Localized<'booking-confirmed'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale } = request;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('confirmed.heading'),
    heading: t('confirmed.heading'),
    intro: t('confirmed.intro'),
    action: statusAction(request, settings),
    closing: { sentence: t('confirmed.closing') },
  };
};
