import { askedFieldNames } from '@hearthstay/stay';
import { bookingUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { textsIn } from '../texts';
import { alwaysValid } from './link-validity';
import { rangeText } from './stay-range';
import { stayFacts } from './stay-facts';

/** The content of an e-mail to the admins about a request: everything that the guest has entered. */
export const adminRequestContent = (
  request: Localized<'request-withdrawn'>,
  texts:
    | 'newRequest'
    | 'waiting'
    | 'bookingConfirmed'
    | 'withdrawn'
    | 'cancellationWished'
    | 'changeProposed'
    | `offerResponse.${'accepted' | 'declined' | 'expired'}`,
  settings: NotificationSettings,
): EmailContent => {
  const { locale } = request;
  const t = textsIn(locale);
  const message = request.message ?? t('quoted.noMessage');
  return {
    locale,
    brand: request.propertyName,
    subject: t(`${texts}.subject`, { name: request.name, range: rangeText(request, locale) }),
    preview: message,
    heading: t(`${texts}.heading`),
    intro: t(`${texts}.intro`),
    facts: [
      ...stayFacts(request, locale),
      { label: t('facts.guest'), value: request.name, isLarge: false },
      { label: t('facts.email'), value: request.email, isLarge: false },
      ...askedFieldNames.flatMap((name) => {
        const value = request[name];
        return value ? [{ label: t(`facts.${name}`), value, isLarge: false }] : [];
      }),
    ],
    quote: { label: t('quoted.message'), text: message },
    action: { label: t(`${texts}.action`), url: bookingUrl(settings, request.requestId), ...alwaysValid(locale) },
    reason: t('reason.admin', { property: request.propertyName }),
  };
};
