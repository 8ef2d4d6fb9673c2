import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { securityContent } from '../parts/security-content';
import { textsIn } from '../texts';

/** To all admins: guests need another password, or none. */
export const sitePasswordChangedEmail = (
  { change: kind, propertyName, ...change }: Localized<'site-password-changed'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(change.locale);
  const heading = t(`sitePassword.${kind}.heading`);
  const intro = t(`sitePassword.${kind}.intro`, { property: propertyName });
  const texts = { subject: heading, heading, intro, closing: t('sitePassword.closing') };
  return securityContent(change, texts, propertyName, settings);
};
