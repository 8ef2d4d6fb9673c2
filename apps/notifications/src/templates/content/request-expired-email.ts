import { homeUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the guest: nobody has decided on the request before the arrival, so it is declined. */
export const requestExpiredEmail = (
  request: Localized<'request-expired'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(request.locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('expired.heading'),
    heading: t('expired.heading'),
    intro: t('expired.intro'),
    action: { label: t('declined.action'), url: homeUrl(settings), ...alwaysValid(request.locale) },
  };
};
