import { dayAt, formatPlainDay } from '@hearthstay/stay';
import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { validUntil } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To the guest: the link to all their requests. */
export const guestAccessEmail = (
  { locale, propertyName, requestedAt, isNewAddress, statusLink, toConfirm }: Localized<'guest-access'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(locale);
  const day = formatPlainDay(dayAt(settings.timeZone, new Date(requestedAt)), locale);
  const values = { property: propertyName, day };
  return {
    locale,
    brand: propertyName,
    subject: t('guestAccess.heading'),
    preview: propertyName,
    heading: t('guestAccess.heading'),
    greeting: t('greetingWithoutName'),
    intro: t('guestAccess.intro'),
    facts: [],
    action: {
      label: t('guestAccess.action'),
      url: statusUrl(settings, statusLink),
      ...validUntil(statusLink, settings.timeZone, locale),
    },
    closing: toConfirm
      ? {
          sentence: `${t('guestAccess.toConfirm', { range: rangeText(toConfirm, locale) })} ${t('guestAccess.closing')}`,
          url: confirmUrl(settings, toConfirm.confirmLink),
        }
      : { sentence: t('guestAccess.closing') },
    reason: isNewAddress
      ? `${t('reason.newAddress', values)} ${t('reason.isNotForYou')}`
      : `${t('reason.guestAccess', values)} ${t('reason.wasNotYou')}`,
  };
};
