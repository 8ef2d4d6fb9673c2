import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts/texts';

/**
 * To the guest: we have your request, please confirm that it is yours. It greets without the name: nobody has confirmed
 * the address yet, so the name may be a stranger's way of sending a text of their own to somebody else.
 */
export const confirmationRequestEmail = (
  request: Localized<'request-received'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, confirmLink, statusLink } = request;
  const { received, greetingWithoutName } = textsIn(locale);
  const { subject, heading, intro, action, closing } = received;
  return {
    ...guestRequestContent(request, settings.timeZone),
    greeting: greetingWithoutName,
    subject: subject(rangeText(request, locale)),
    heading,
    intro,
    action: {
      label: action,
      url: confirmUrl(settings, confirmLink),
      ...validUntil(confirmLink, settings.timeZone, locale),
    },
    closing: { sentence: closing, url: statusUrl(settings, statusLink) },
  };
};
