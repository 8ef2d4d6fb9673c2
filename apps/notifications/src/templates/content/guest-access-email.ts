import { dayAt, formatPlainDay } from '@hearthstay/stay';
import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { validUntil } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts/texts';

/** To the guest: the link to all their requests. */
export const guestAccessEmail = (
  { locale, propertyName, requestedAt, statusLink, toConfirm }: Localized<'guest-access'>,
  settings: NotificationSettings,
): EmailContent => {
  const { guestAccess, greetingWithoutName, reason } = textsIn(locale);
  const askedOn = formatPlainDay(dayAt(settings.timeZone, new Date(requestedAt)), locale);
  return {
    locale,
    brand: propertyName,
    subject: guestAccess.heading,
    preview: propertyName,
    heading: guestAccess.heading,
    greeting: greetingWithoutName,
    intro: guestAccess.intro,
    facts: [],
    action: {
      label: guestAccess.action,
      url: statusUrl(settings, statusLink),
      ...validUntil(statusLink, settings.timeZone, locale),
    },
    closing: toConfirm
      ? {
          sentence: `${guestAccess.toConfirm(rangeText(toConfirm, locale))} ${guestAccess.closing}`,
          url: confirmUrl(settings, toConfirm.confirmLink),
        }
      : { sentence: guestAccess.closing },
    reason: reason.guestAccess(propertyName, askedOn),
  };
};
