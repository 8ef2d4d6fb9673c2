import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/**
 * To the guest: the request is received and has to be confirmed. It does not contain the name: the address is not
 * verified yet, so anybody could use the name to send a text to a third person.
 */
export const requestReceivedEmail = (
  request: Localized<'request-received'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, confirmLink, statusLink } = request;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    greeting: t('greetingWithoutName'),
    subject: t('received.subject', { range: rangeText(request, locale) }),
    heading: t('received.heading'),
    intro: t('received.intro'),
    action: {
      label: t('received.action'),
      url: confirmUrl(settings, confirmLink),
      ...validUntil(confirmLink, settings.timeZone, locale),
    },
    closing: { sentence: t('received.closing'), url: statusUrl(settings, statusLink) },
  };
};
