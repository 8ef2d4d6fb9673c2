import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { textsIn } from '../texts';

/** To the guest, who has asked to cancel a booking: it stays, with the owner's note if there is one. */
export const cancellationRefusedEmail = (
  booking: Localized<'cancellation-refused'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, note } = booking;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(booking, settings.timeZone),
    subject: t('cancellationRefused.heading'),
    heading: t('cancellationRefused.heading'),
    intro: t('cancellationRefused.intro'),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
    action: statusAction(booking, settings),
  };
};
