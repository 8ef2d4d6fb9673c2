import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';
import { formatDay } from '@hearthstay/stay';

/** To the guest: the owner offers a stay, which the guest accepts or declines on the status page. */
export const offerMadeEmail = (offer: Localized<'offer-made'>, settings: NotificationSettings): EmailContent => {
  const { locale, before, holds, note, validUntil } = offer;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(offer, settings.timeZone),
    subject: t('offerMade.heading'),
    heading: t('offerMade.heading'),
    intro: before
      ? t('offerMade.instead', { before: rangeText({ ...offer, ...before }, locale) })
      : t('offerMade.intro'),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
    action: statusAction(offer, settings, t('offerMade.action')),
    closing: { sentence: t(holds ? 'offerMade.held' : 'offerMade.notHeld', { day: formatDay(validUntil, locale) }) },
  };
};
