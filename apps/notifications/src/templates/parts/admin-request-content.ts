import type { EmailContent } from '../email-content';
import type { NotificationSettings } from '../../settings/notification-settings';
import { textsIn } from '../texts/texts';
import type { RequestEvent } from './request-event';
import { stayFacts } from './stay-facts';

type Shared = Pick<EmailContent, 'locale' | 'brand' | 'preview' | 'facts' | 'quote' | 'reason'>;

/** What all e-mails to the admins about a request have in common. */
export const adminRequestContent = (
  request: RequestEvent,
  { adminLocale: locale }: Pick<NotificationSettings, 'adminLocale'>,
): Shared => {
  const { facts, quoted, reason } = textsIn(locale);
  return {
    locale,
    brand: request.propertyName,
    preview: request.message ?? quoted.noMessage,
    facts: [
      ...stayFacts(request, locale),
      { label: facts.guest, value: request.name, isLarge: false },
      { label: facts.email, value: request.email, isLarge: false },
    ],
    quote: { label: quoted.message, text: request.message ?? quoted.noMessage },
    reason: reason.admin(request.propertyName),
  };
};
