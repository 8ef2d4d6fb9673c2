import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { stayEmailContent } from '../parts/stay-email-content';
import { stayDayFacts } from '../parts/stay-facts';
import { textsIn } from '../texts';

/** To the guest, before the arrival: the owner's text, the days and, if the text contains it, the door code. */
export const stayArrivalEmail = (stay: Localized<'stay-arrival'>, settings: NotificationSettings): EmailContent => {
  const { locale, doorCode } = stay;
  const t = textsIn(locale);
  const content = { ...stayEmailContent(stay, settings), facts: stayDayFacts(stay, locale) };
  if (doorCode === undefined) return content;
  return {
    ...content,
    facts: [...content.facts, { label: t('stayEmail.doorCode'), value: doorCode, isLarge: true }],
    reason: `${content.reason} ${t('stayEmail.keepDoorCode')}`,
  };
};
