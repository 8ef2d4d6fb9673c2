import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { securityContent } from '../parts/security-content';
import { textsIn } from '../texts';

/** To all admins and the one who was removed. */
export const adminRemovedEmail = (change: Localized<'admin-removed'>, settings: NotificationSettings): EmailContent => {
  const t = textsIn(change.locale);
  const { email } = change;
  const texts = {
    subject: t('adminRemoved.subject', { email }),
    heading: t('adminRemoved.heading'),
    intro: t('adminRemoved.intro', { email }),
    closing: t('adminRemoved.closing'),
  };
  return securityContent(change, texts, 'Hearthstay', settings);
};
