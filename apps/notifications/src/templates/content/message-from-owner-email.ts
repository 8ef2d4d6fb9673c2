import { statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the guest: the owner has written. */
export const messageFromOwnerEmail = (
  message: Localized<'message-from-owner'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, statusLink, text } = message;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(message, settings.timeZone),
    subject: t('messageFromOwner.heading'),
    preview: text,
    heading: t('messageFromOwner.heading'),
    intro: t('messageFromOwner.intro'),
    quote: { label: t('quoted.message'), text },
    action: {
      label: t('messageFromOwner.action'),
      url: statusUrl(settings, statusLink),
      ...validUntil(statusLink, settings.timeZone, locale),
    },
    closing: { sentence: t('messageFromOwner.closing') },
  };
};
