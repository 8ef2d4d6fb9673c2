import { homeUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts/texts';

/** To the guest: the request is declined. */
export const requestDeclinedEmail = (
  request: Localized<'request-declined'>,
  settings: NotificationSettings,
): EmailContent => {
  const { heading, intro, action } = textsIn(request.locale).declined;
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: heading,
    heading,
    intro,
    action: { label: action, url: homeUrl(settings), ...alwaysValid(request.locale) },
  };
};
