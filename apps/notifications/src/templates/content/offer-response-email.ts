import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { textsIn } from '../texts';

/** To the admins: a guest has accepted an offer or declined it, or it has run out. */
export const offerResponseEmail = (
  response: Localized<'offer-response'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, note, outcome } = response;
  const content = adminRequestContent(response, `offerResponse.${outcome}`, settings);
  return {
    ...content,
    ...(note !== undefined && { preview: note, quote: { label: textsIn(locale)('quoted.guestNote'), text: note } }),
  };
};
