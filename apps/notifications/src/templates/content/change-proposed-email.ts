import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { formatDay } from '@hearthstay/stay';
import { adminRequestContent } from '../parts/admin-request-content';
import { withDecisionLink } from '../parts/decision-content';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn } from '../texts';

/** To one admin: a guest asks for other days or guests. */
export const changeProposedEmail = (
  change: Localized<'change-proposed'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, before, note, validUntil } = change;
  const t = textsIn(locale);
  const content: EmailContent = {
    ...adminRequestContent(change, 'changeProposed', settings),
    intro: t(isOfSameDays(change, before) ? 'changeProposed.sameDays' : 'changeProposed.intro', {
      before: rangeText(before, locale),
      day: formatDay(validUntil, locale),
    }),
    ...(note !== undefined && { preview: note, quote: { label: t('quoted.guestNote'), text: note } }),
  };
  return withDecisionLink(content, change, settings);
};
