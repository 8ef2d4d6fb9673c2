import { bookingsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { textsIn, type EmailTexts } from '../texts/texts';
import { alwaysValid } from './link-validity';
import { rangeText } from './stay-range';
import { stayFacts } from './stay-facts';

/** The content of an e-mail to the admins about a request: everything that the guest has entered. */
export const adminRequestContent = (
  request: Localized<'new-request' | 'booking-confirmed-for-admins'>,
  { subject, heading, intro, action }: EmailTexts['newRequest' | 'bookingConfirmed'],
  settings: NotificationSettings,
): EmailContent => {
  const { locale } = request;
  const texts = textsIn(locale);
  const message = request.message ?? texts.quoted.noMessage;
  return {
    locale,
    brand: request.propertyName,
    subject: subject(request.name, rangeText(request, locale)),
    preview: message,
    heading,
    intro,
    facts: [
      ...stayFacts(request, locale),
      { label: texts.facts.guest, value: request.name, isLarge: false },
      { label: texts.facts.email, value: request.email, isLarge: false },
      ...(request.phone ? [{ label: texts.facts.phone, value: request.phone, isLarge: false }] : []),
      ...(request.arrivalTime ? [{ label: texts.facts.arrivalTime, value: request.arrivalTime, isLarge: false }] : []),
    ],
    quote: { label: texts.quoted.message, text: message },
    action: { label: action, url: bookingsUrl(settings), ...alwaysValid(locale) },
    reason: texts.reason.admin(request.propertyName),
  };
};
