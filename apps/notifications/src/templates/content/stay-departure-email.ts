import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { stayEmailContent, stayTimeFacts } from '../parts/stay-email-content';

/** To the guest, before the guest leaves: the owner's text and the days. */
export const stayDepartureEmail = (
  stay: Localized<'stay-departure'>,
  settings: NotificationSettings,
): EmailContent => ({
  ...stayEmailContent(stay, settings),
  facts: stayTimeFacts(stay),
});
