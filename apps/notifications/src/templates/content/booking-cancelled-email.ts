import { homeUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the guest: the booking is cancelled, as the guest has asked or by the hosts, with their word if there is one. */
export const bookingCancelledEmail = (
  request: Localized<'booking-cancelled'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, reason, askedByGuest } = request;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('cancelled.heading'),
    heading: t('cancelled.heading'),
    intro: t(askedByGuest ? 'cancelled.asAsked' : 'cancelled.intro'),
    ...(reason && { quote: { label: t(askedByGuest ? 'quoted.note' : 'quoted.cancellation'), text: reason } }),
    action: { label: t('cancelled.action'), url: homeUrl(settings), ...alwaysValid(locale) },
    closing: { sentence: t('cancelled.closing') },
  };
};
