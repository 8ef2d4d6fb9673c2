import { languageTag, type Locale } from '@hearthstay/locales';
import { addDays, formatRange, type Day } from '@hearthstay/stay';
import { calendarsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent, Fact } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts/texts';

type Conflict = Localized<'calendar-conflicts'>['conflicts'][number];

/** How many periods are listed; the panel lists all. */
const listedPeriods = 10;

const nightsText = ({ from, to }: { from: Day; to: Day }, locale: Locale): string =>
  formatRange({ start: from, end: addDays(to, -1) }, locale);

/** To the admins: a calendar has nights that a booking or another calendar has as well. */
export const calendarConflictsEmail = (
  { propertyName, calendarName, conflicts, locale }: Localized<'calendar-conflicts'>,
  settings: NotificationSettings,
): EmailContent => {
  const { calendarConflicts: texts, reason } = textsIn(locale);
  const { subject, heading, intro } = conflicts.every(({ betweenCalendars }) => betweenCalendars)
    ? texts.betweenCalendars
    : texts.withBookings;
  const listFormat = new Intl.ListFormat(languageTag(locale));
  const [first] = conflicts;
  const namesOf = ({ with: names, betweenCalendars }: Conflict): string =>
    betweenCalendars
      ? texts.maybeSame(listFormat.format([calendarName, ...names]))
      : listFormat.format(names.map((name) => name.trim() || texts.unnamed));
  const factOf = (conflict: Conflict): Fact => ({
    label: namesOf(conflict),
    value: nightsText(conflict, locale),
    isLarge: false,
  });
  const unlisted = conflicts.length - listedPeriods;
  const more: Fact = { label: texts.more, value: texts.moreRanges(unlisted), isLarge: false };
  const facts = [...conflicts.slice(0, listedPeriods).map(factOf), ...(unlisted > 0 ? [more] : [])];
  return {
    locale,
    brand: propertyName,
    subject: subject(calendarName, first ? nightsText(first, locale) : ''),
    preview: facts.map(({ label, value }) => `${label}: ${value}`).join('; '),
    heading,
    intro: intro(calendarName),
    facts,
    action: { label: texts.action, url: calendarsUrl(settings), ...alwaysValid(locale) },
    reason: reason.admin(propertyName),
  };
};
