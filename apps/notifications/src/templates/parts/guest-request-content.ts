import { dayAt, formatPlainDay } from '@hearthstay/stay';
import type { EmailContent } from '../email-content';
import { textsIn } from '../texts';
import { rangeText, type StayData } from './stay-range';
import { stayFacts } from './stay-facts';

type Shared = Pick<EmailContent, 'locale' | 'brand' | 'preview' | 'greeting' | 'facts' | 'reason'>;

/** The common content of all e-mails to a guest about a request. */
export const guestRequestContent = (request: StayData, timeZone: string): Shared => {
  const { locale, name, propertyName, createdAt, source } = request;
  const t = textsIn(locale);
  const values = { property: propertyName, day: formatPlainDay(dayAt(timeZone, new Date(createdAt)), locale) };
  return {
    locale,
    brand: propertyName,
    preview: t('stayPreview', { property: propertyName, range: rangeText(request, locale) }),
    greeting: t('greeting', { name }),
    facts: stayFacts(request, locale),
    reason:
      source === 'owner'
        ? `${t('reason.entered', values)} ${t('reason.isNotForYou')}`
        : `${t('reason.request', values)} ${t('reason.wasNotYou')}`,
  };
};
