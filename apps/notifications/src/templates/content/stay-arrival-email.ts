import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { stayEmailContent } from '../parts/stay-email-content';
import { textsIn } from '../texts';

/** To the guest, before the arrival: the owner's text, which may contain the door code. */
export const stayArrivalEmail = (stay: Localized<'stay-arrival'>, settings: NotificationSettings): EmailContent => {
  const content = stayEmailContent(stay, settings);
  const { locale, doorCode } = stay;
  return doorCode === undefined
    ? content
    : { ...content, reason: `${textsIn(locale)('stayEmail.keepDoorCode')} ${content.reason}` };
};
