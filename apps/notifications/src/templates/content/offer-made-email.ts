import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';
import { formatDay } from '@hearthstay/stay';

/** To the guest: the owner offers a stay, which the guest accepts or declines on the status page. */
export const offerMadeEmail = (offer: Localized<'offer-made'>, settings: NotificationSettings): EmailContent => {
  const { locale, holds, note, validUntil } = offer;
  const t = textsIn(locale);
  return {
    ...guestRequestContent(offer, settings.timeZone),
    subject: t('offerMade.heading'),
    heading: t('offerMade.heading'),
    intro: introOf(offer),
    ...(note !== undefined && { quote: { label: t('quoted.note'), text: note } }),
    action: statusAction(offer, settings, t('offerMade.action')),
    closing: { sentence: t(holds ? 'offerMade.held' : 'offerMade.notHeld', { day: formatDay(validUntil, locale) }) },
  };
};

const introOf = (offer: Localized<'offer-made'>): string => {
  const { locale, before } = offer;
  const t = textsIn(locale);
  if (!before) return t('offerMade.intro');
  if (isOfSameDays(offer, before)) return t('offerMade.sameDays');
  return t('offerMade.instead', { before: rangeText(before, locale) });
};
