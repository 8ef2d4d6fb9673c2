import type { NotificationSettings } from '../../settings/notification-settings';
import { emailLogUrl } from '../../settings/links';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the admin who tests the mail server. */
export const adminTestEmail = ({ locale }: Localized<'admin-test'>, settings: NotificationSettings): EmailContent => {
  const t = textsIn(locale);
  return {
    locale,
    brand: 'Hearthstay',
    subject: t('adminTest.heading'),
    preview: t('adminTest.intro'),
    heading: t('adminTest.heading'),
    greeting: t('greetingWithoutName'),
    intro: t('adminTest.intro'),
    facts: [],
    action: { label: t('adminTest.action'), url: emailLogUrl(settings), ...alwaysValid(locale) },
    reason: t('reason.adminTest'),
  };
};
