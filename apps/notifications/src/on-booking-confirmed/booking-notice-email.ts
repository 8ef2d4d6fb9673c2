import { bookingsUrl } from '../settings/links';
import type { NotificationSettings } from '../settings/notification-settings';
import type { EmailContent } from '../templates/email-content';
import { adminRequestContent } from '../templates/parts/admin-request-content';
import { alwaysValid } from '../templates/parts/link-validity';
import { rangeText, type RequestEvent } from '../templates/parts/request-event';
import { textsIn } from '../templates/texts/texts';

/** To the admins: the guest is coming. */
export const bookingNoticeEmail = (request: RequestEvent, settings: NotificationSettings): EmailContent => {
  const { adminLocale } = settings;
  const { subject, heading, intro, action } = textsIn(adminLocale).bookingConfirmed;
  return {
    ...adminRequestContent(request, settings),
    subject: subject(request.name, rangeText(request, adminLocale)),
    heading,
    intro,
    action: { label: action, url: bookingsUrl(settings), ...alwaysValid(adminLocale) },
  };
};
