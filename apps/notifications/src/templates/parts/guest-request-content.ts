import { dayAt, formatPlainDay } from '@hearthstay/stay';
import type { EmailContent } from '../email-content';
import { textsIn } from '../texts/texts';
import { rangeText, type StayData } from './stay-range';
import { stayFacts } from './stay-facts';

type Shared = Pick<EmailContent, 'locale' | 'brand' | 'preview' | 'greeting' | 'facts' | 'reason'>;

/** The common content of all e-mails to a guest about a request. */
export const guestRequestContent = (request: StayData, timeZone: string): Shared => {
  const { locale, name, propertyName, createdAt } = request;
  const { greeting, reason, stayPreview } = textsIn(locale);
  const requestedOn = formatPlainDay(dayAt(timeZone, new Date(createdAt)), locale);
  return {
    locale,
    brand: propertyName,
    preview: stayPreview(propertyName, rangeText(request, locale)),
    greeting: greeting(name),
    facts: stayFacts(request, locale),
    reason: reason.request(propertyName, requestedOn),
  };
};
