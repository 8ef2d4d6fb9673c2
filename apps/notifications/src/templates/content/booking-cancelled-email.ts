import { homeUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the guest: the booking is cancelled, with the reason if there is one. */
export const bookingCancelledEmail = (
  request: Localized<'booking-cancelled'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, reason } = request;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('cancelled.heading'),
    heading: t('cancelled.heading'),
    intro: t('cancelled.intro'),
    ...(reason && { quote: { label: t('quoted.cancellation'), text: reason } }),
    action: { label: t('cancelled.action'), url: homeUrl(settings), ...alwaysValid(locale) },
    closing: { sentence: t('cancelled.closing') },
  };
};
