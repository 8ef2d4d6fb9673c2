import { bookingsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { textsIn } from '../texts/texts';
import { alwaysValid } from '../parts/link-validity';
import { rangeText } from '../parts/stay-range';
import { stayFacts } from '../parts/stay-facts';

/** To the admins: a guest has confirmed a request or a booking. Includes everything that the guest has entered. */
export const adminRequestEmail = (
  request: Localized<'new-request' | 'booking-confirmed-for-admins'>,
  occasion: 'newRequest' | 'bookingConfirmed',
  settings: NotificationSettings,
): EmailContent => {
  const { locale } = request;
  const texts = textsIn(locale);
  const { subject, heading, intro, action } = texts[occasion];
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
    ],
    quote: { label: texts.quoted.message, text: message },
    action: { label: action, url: bookingsUrl(settings), ...alwaysValid(locale) },
    reason: texts.reason.admin(request.propertyName),
  };
};
