import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { textsIn } from '../texts';

/** To the guest: the owner has written. */
export const messageFromOwnerEmail = (
  message: Localized<'message-from-owner'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, text } = message;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(message, settings.timeZone),
    subject: t('messageFromOwner.heading'),
    preview: text,
    heading: t('messageFromOwner.heading'),
    intro: t('messageFromOwner.intro'),
    quote: { label: t('quoted.message'), text },
    action: statusAction(message, settings, t('messageFromOwner.action')),
    closing: { sentence: t('messageFromOwner.closing') },
  };
};
