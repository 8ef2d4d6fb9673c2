import { languageTag } from '@hearthstay/locales';
import { calendarsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent, Fact } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { nightsText } from '../parts/stay-range';
import { textsIn } from '../texts';

type Conflict = Localized<'calendar-conflicts'>['conflicts'][number];

/** How many periods are listed; the panel lists all. */
const listedPeriods = 10;

/** To the admins: a calendar has nights that a booking or another calendar has as well. */
export const calendarConflictsEmail = (
  { propertyName, calendarName, conflicts, locale }: Localized<'calendar-conflicts'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(locale);
  // Linked platforms may show one and the same booking, so the texts about these lead to no cancellation.
  const isBetweenCalendars = conflicts.every(({ betweenCalendars }) => betweenCalendars);
  const texts = `calendarConflicts.${isBetweenCalendars ? 'betweenCalendars' : 'withBookings'}` as const;
  const listFormat = new Intl.ListFormat(languageTag(locale));
  const [first] = conflicts;
  const namesOf = ({ with: names, betweenCalendars }: Conflict): string =>
    betweenCalendars
      ? t('calendarConflicts.maybeSame', { names: listFormat.format([calendarName, ...names]) })
      : listFormat.format(names.map((name) => name.trim() || t('calendarConflicts.unnamed')));
  const factOf = (conflict: Conflict): Fact => ({
    label: namesOf(conflict),
    value: nightsText(conflict, locale),
    isLarge: false,
  });
  const unlisted = conflicts.length - listedPeriods;
  const more: Fact = {
    label: t('calendarConflicts.more'),
    value: t('calendarConflicts.moreRanges', { count: unlisted }),
    isLarge: false,
  };
  const facts = [...conflicts.slice(0, listedPeriods).map(factOf), ...(unlisted > 0 ? [more] : [])];
  return {
    locale,
    brand: propertyName,
    subject: t(`${texts}.subject`, { calendar: calendarName, range: first ? nightsText(first, locale) : '' }),
    preview: facts.map(({ label, value }) => `${label}: ${value}`).join('; '),
    heading: t(`${texts}.heading`),
    intro: t(`${texts}.intro`, { calendar: calendarName }),
    facts,
    action: { label: t('calendarConflicts.action'), url: calendarsUrl(settings), ...alwaysValid(locale) },
    reason: t('reason.admin', { property: propertyName }),
  };
};
