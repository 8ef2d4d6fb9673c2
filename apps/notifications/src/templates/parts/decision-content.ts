import type { AccessLink, Locale } from '@hearthstay/contracts';
import { bookingUrl, decisionUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import { textsIn } from '../texts';

interface Decidable {
  locale: Locale;
  requestId: string;
  decisionLink?: AccessLink | undefined;
}

/** The button leads to the decision, which needs no session, and a link below it to the panel. */
export const withDecisionLink = (
  content: EmailContent,
  { locale, requestId, decisionLink }: Decidable,
  settings: NotificationSettings,
): EmailContent =>
  decisionLink
    ? {
        ...content,
        action: { ...content.action, url: decisionUrl(settings, decisionLink) },
        closing: { sentence: textsIn(locale)('decision.closing'), url: bookingUrl(settings, requestId) },
      }
    : content;
