import { dayAt, formatDay, type Day } from '@hearthstay/stay';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { withDecisionLink } from '../parts/decision-content';
import { textsIn } from '../texts';

/** To one admin: a request still waits, since when, and when the program declines it if it does. */
export const requestWaitingEmail = (
  request: Localized<'request-waiting'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, waitingSince, declinedOn } = request;
  const t = textsIn(locale);
  const content = adminRequestContent(request, 'waiting', settings);
  const fact = (label: string, day: Day) => ({ label, value: formatDay(day, locale), isLarge: false });
  const facts = [
    ...content.facts,
    fact(t('waiting.since'), dayAt(settings.timeZone, new Date(waitingSince))),
    ...(declinedOn ? [fact(t('waiting.declinedOn'), declinedOn)] : []),
  ];
  return withDecisionLink({ ...content, facts }, request, settings);
};
