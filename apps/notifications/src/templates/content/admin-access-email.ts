import { adminAccessUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { validForMinutes } from '../parts/link-validity';
import { textsIn } from '../texts/texts';

/** To one admin: the login link. The sender is the product, because a login is not about the property. */
export const adminAccessEmail = (
  { link, returnTo, locale }: Localized<'admin-access'>,
  settings: NotificationSettings,
): EmailContent => {
  const { adminAccess, greetingWithoutName, reason } = textsIn(locale);
  const validity = validForMinutes(settings.adminLinkMinutes, locale);
  return {
    locale,
    brand: 'Hearthstay',
    subject: adminAccess.heading,
    preview: validity.validity ?? adminAccess.heading,
    heading: adminAccess.heading,
    greeting: greetingWithoutName,
    intro: adminAccess.intro,
    facts: [],
    action: { label: adminAccess.action, url: adminAccessUrl(settings, link, returnTo), ...validity },
    closing: { sentence: adminAccess.closing },
    reason: reason.adminAccess,
  };
};
