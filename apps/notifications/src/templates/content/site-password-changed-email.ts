import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { securityContent } from '../parts/security-content';
import { textsIn } from '../texts/texts';

/** To all admins: guests need another password, or none. */
export const sitePasswordChangedEmail = (
  { change: kind, propertyName, ...change }: Localized<'site-password-changed'>,
  settings: NotificationSettings,
): EmailContent => {
  const { sitePassword } = textsIn(change.locale);
  const { heading, intro } = sitePassword[kind];
  const texts = { subject: heading, heading, intro: intro(propertyName), closing: sitePassword.closing };
  return securityContent(change, texts, propertyName, settings);
};
