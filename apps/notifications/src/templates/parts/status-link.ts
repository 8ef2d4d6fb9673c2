import type { AccessLink, Locale } from '@hearthstay/contracts';
import { statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailAction } from '../email-content';
import { textsIn } from '../texts';
import { validUntil } from './link-validity';

interface WithStatusLink {
  locale: Locale;
  statusLink: AccessLink;
}

/** The button that leads the guest to the page of the requests. */
export const statusAction = (
  { locale, statusLink }: WithStatusLink,
  settings: NotificationSettings,
  label = textsIn(locale)('confirmed.action'),
): EmailAction => ({
  label,
  url: statusUrl(settings, statusLink),
  ...validUntil(statusLink, settings.timeZone, locale),
});
