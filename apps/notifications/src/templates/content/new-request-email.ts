import { bookingUrl, decisionUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { textsIn } from '../texts';

/** To one admin: a guest has confirmed a request. The link leads to the decision, and needs no session. */
export const newRequestEmail = (request: Localized<'new-request'>, settings: NotificationSettings): EmailContent => {
  const content = adminRequestContent(request, 'newRequest', settings);
  const { decisionLink, locale, requestId } = request;
  if (!decisionLink) return content;
  return {
    ...content,
    action: { ...content.action, url: decisionUrl(settings, decisionLink) },
    closing: { sentence: textsIn(locale)('newRequest.closing'), url: bookingUrl(settings, requestId) },
  };
};
