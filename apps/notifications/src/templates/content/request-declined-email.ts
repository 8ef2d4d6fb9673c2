import { homeUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the guest: the request is declined. */
export const requestDeclinedEmail = (
  request: Localized<'request-declined'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(request.locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('declined.heading'),
    heading: t('declined.heading'),
    intro: t('declined.intro'),
    ...(request.note !== undefined && { quote: { label: t('quoted.note'), text: request.note } }),
    action: { label: t('declined.action'), url: homeUrl(settings), ...alwaysValid(request.locale) },
  };
};
