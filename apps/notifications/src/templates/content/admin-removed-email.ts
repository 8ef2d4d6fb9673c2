import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { securityContent } from '../parts/security-content';
import { textsIn } from '../texts/texts';

/** To all admins and the one who was removed. */
export const adminRemovedEmail = (change: Localized<'admin-removed'>, settings: NotificationSettings): EmailContent => {
  const { subject, heading, intro, closing } = textsIn(change.locale).adminRemoved;
  const texts = { subject: subject(change.email), heading, intro: intro(change.email), closing };
  return securityContent(change, texts, 'Hearthstay', settings);
};
