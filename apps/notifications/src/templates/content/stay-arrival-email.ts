import { mapAddress } from '@hearthstay/stay';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { stayEmailContent, stayTimeFacts } from '../parts/stay-email-content';
import { textsIn } from '../texts';

/**
 * To the guest, before the arrival: the owner's text, the days, a map if the owner has said where the house is and, if
 * the text contains it, the door code.
 */
export const stayArrivalEmail = (stay: Localized<'stay-arrival'>, settings: NotificationSettings): EmailContent => {
  const { locale, doorCode, coordinates } = stay;
  const t = textsIn(locale);
  const content = {
    ...stayEmailContent(stay, settings),
    facts: stayTimeFacts(stay),
    ...(coordinates && { map: { label: t('stayEmail.map'), url: mapAddress(coordinates) } }),
  };
  if (doorCode === undefined) return content;
  return {
    ...content,
    doorCode: { label: t('stayEmail.doorCode'), code: doorCode },
    reason: `${content.reason} ${t('stayEmail.keepDoorCode')}`,
  };
};
