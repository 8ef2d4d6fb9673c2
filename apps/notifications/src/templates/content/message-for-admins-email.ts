import { messagesUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { stayFacts } from '../parts/stay-facts';
import { textsIn } from '../texts';

/** To the admins: a guest has written. */
export const messageForAdminsEmail = (
  message: Localized<'message-for-admins'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, name, propertyName, requestId, text } = message;
  const t = textsIn(locale);
  return {
    locale,
    brand: propertyName,
    subject: t('messageForAdmins.subject', { name, range: rangeText(message, locale) }),
    preview: text,
    heading: t('messageForAdmins.heading'),
    intro: t('messageForAdmins.intro'),
    facts: [...stayFacts(message, locale), { label: t('facts.guest'), value: name, isLarge: false }],
    quote: { label: t('quoted.message'), text },
    action: { label: t('messageForAdmins.action'), url: messagesUrl(settings, requestId), ...alwaysValid(locale) },
    closing: { sentence: t('messageForAdmins.closing') },
    reason: t('reason.admin', { property: propertyName }),
  };
};
