import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent, Fact } from '../email-content';
import type { Localized } from '../email-data';
import { formatDay } from '@hearthstay/stay';
import { adminRequestContent } from '../parts/admin-request-content';
import { withDecisionLink } from '../parts/decision-content';
import { guestCount } from '../parts/stay-facts';
import { isOfSameDays, rangeText } from '../parts/stay-range';
import { textsIn, type EmailTexts } from '../texts';

const formerGuests = (wished: string, former: string | undefined, t: EmailTexts): Fact[] =>
  former === undefined || former === wished ? [] : [{ label: t('facts.guestsBefore'), value: former, isLarge: false }];

/** To one admin: a guest asks for other days or guests. */
export const changeProposedEmail = (
  change: Localized<'change-proposed'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, before, note, validUntil } = change;
  const t = textsIn(locale);
  const request = adminRequestContent(change, 'changeProposed', settings);
  const content: EmailContent = {
    ...request,
    intro: t(isOfSameDays(change, before) ? 'changeProposed.sameDays' : 'changeProposed.intro', {
      before: rangeText(before, locale),
      day: formatDay(validUntil, locale),
    }),
    facts: request.facts.flatMap((fact) =>
      fact.label === t('facts.guests') ? [fact, ...formerGuests(fact.value, guestCount(before, t), t)] : fact,
    ),
    ...(note !== undefined && { preview: note, quote: { label: t('quoted.guestNote'), text: note } }),
  };
  return withDecisionLink(content, change, settings);
};
