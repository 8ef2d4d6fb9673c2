import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { paymentContent } from '../parts/payment-content';
import { textsIn } from '../texts/texts';

/** To the guest: the request is approved and has to be confirmed. */
export const requestApprovedEmail = (
  request: Localized<'request-approved'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, confirmLink, statusLink, priceNote } = request;
  const payment = paymentContent(request);
  const { heading, intro, action, closing } = textsIn(locale).approved;
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: heading,
    heading,
    intro,
    ...(priceNote !== undefined && { quote: { label: textsIn(locale).quoted.price, text: priceNote } }),
    action: {
      label: action,
      url: confirmUrl(settings, confirmLink),
      ...validUntil(confirmLink, settings.timeZone, locale),
    },
    ...(payment && { payment }),
    closing: { sentence: closing, url: statusUrl(settings, statusLink) },
  };
};
