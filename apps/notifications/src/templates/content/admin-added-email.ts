import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { securityContent } from '../parts/security-content';
import { textsIn } from '../texts';

/** To all admins: somebody else may manage now. */
export const adminAddedEmail = (change: Localized<'admin-added'>, settings: NotificationSettings): EmailContent => {
  const t = textsIn(change.locale);
  const { email } = change;
  const texts = {
    subject: t('adminAdded.subject', { email }),
    heading: t('adminAdded.heading'),
    intro: t('adminAdded.intro', { email }),
    closing: t('adminAdded.closing'),
  };
  return securityContent(change, texts, 'Hearthstay', settings);
};
