import { adminAccessUrl } from '@hearthstay/contracts';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { validForMinutes } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To one admin: the login link. The sender is the product, because a login is not about the property. */
export const adminAccessEmail = (
  { link, returnTo, locale }: Localized<'admin-access'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(locale);
  const validity = validForMinutes(settings.adminLinkMinutes, locale);
  return {
    locale,
    brand: 'Hearthstay',
    subject: t('adminAccess.heading'),
    preview: validity.validity ?? t('adminAccess.heading'),
    heading: t('adminAccess.heading'),
    greeting: t('greetingWithoutName'),
    intro: t('adminAccess.intro'),
    facts: [],
    action: {
      label: t('adminAccess.action'),
      url: adminAccessUrl(settings.publicUrl, link.token, returnTo),
      ...validity,
    },
    closing: { sentence: t('adminAccess.closing') },
    reason: `${t('reason.adminAccess')} ${t('reason.wasNotYou')}`,
  };
};
