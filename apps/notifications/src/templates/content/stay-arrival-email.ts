import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { stayEmailContent, stayTimeFacts } from '../parts/stay-email-content';
import { textsIn } from '../texts';

/** To the guest, before the arrival: the owner's text, the days and, if the text contains it, the door code. */
export const stayArrivalEmail = (stay: Localized<'stay-arrival'>, settings: NotificationSettings): EmailContent => {
  const { locale, doorCode } = stay;
  const t = textsIn(locale);
  const content = { ...stayEmailContent(stay, settings), facts: stayTimeFacts(stay) };
  if (doorCode === undefined) return content;
  return {
    ...content,
    doorCode: { label: t('stayEmail.doorCode'), code: doorCode },
    reason: `${content.reason} ${t('stayEmail.keepDoorCode')}`,
  };
};
