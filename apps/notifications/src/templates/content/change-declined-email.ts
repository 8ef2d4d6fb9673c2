import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest, who has asked for other days: all stays as it was. */
export const changeDeclinedEmail = (
  booking: Localized<'change-declined'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, wished, note } = booking;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(booking, settings.timeZone),
    subject: t('changeDeclined.heading'),
    heading: t('changeDeclined.heading'),
    intro: isOfSameDays(booking, wished)
      ? t('changeDeclined.sameDays')
      : t('changeDeclined.intro', { wished: rangeText(wished, locale) }),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
    action: statusAction(booking, settings),
  };
};
