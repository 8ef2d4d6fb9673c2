import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { textsIn } from '../texts/texts';

/** To the guest: the request is approved and has to be confirmed. */
export const approvalEmail = (request: Localized<'request-approved'>, settings: NotificationSettings): EmailContent => {
  const { locale, confirmLink, statusLink } = request;
  const { heading, intro, action, closing } = textsIn(locale).approved;
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: heading,
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
