import { confirmUrl, statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { validUntil } from '../parts/link-validity';
import { paymentContent } from '../parts/payment-content';
import { textsIn } from '../texts';

/** To the guest: the request is approved and has to be confirmed. */
export const requestApprovedEmail = (
  request: Localized<'request-approved'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, confirmLink, statusLink, priceNote, note } = request;
  const words = [note, priceNote].filter((word) => word !== undefined);
  const payment = paymentContent(request);
  const t = textsIn(locale);
  return {
    ...guestRequestContent(request, settings.timeZone),
    subject: t('approved.heading'),
    heading: t('approved.heading'),
    intro: t('approved.intro'),
    ...(words.length > 0 && {
      quote: { label: t(note === undefined ? 'quoted.price' : 'quoted.note'), text: words.join('\n\n') },
    }),
    action: {
      label: t('approved.action'),
      url: confirmUrl(settings, confirmLink),
      ...validUntil(confirmLink, settings.timeZone, locale),
    },
    ...(payment && { payment }),
    closing: { sentence: t('approved.closing'), url: statusUrl(settings, statusLink) },
  };
};
