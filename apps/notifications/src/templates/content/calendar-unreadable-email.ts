import { dayAt, formatDay } from '@hearthstay/stay';
import { calendarsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts/texts';

/** To the admins: a calendar could not be read for a day, or is not read any more. */
export const calendarUnreadableEmail = (
  { propertyName, calendarName, since, locale }: Localized<'calendar-unreadable'>,
  settings: NotificationSettings,
): EmailContent => {
  const { calendarUnreadable: texts, reason } = textsIn(locale);
  const intro = texts.intro(calendarName);
  return {
    locale,
    brand: propertyName,
    subject: texts.subject(calendarName),
    preview: intro,
    heading: texts.heading,
    intro,
    facts: [
      { label: texts.calendar, value: calendarName, isLarge: false },
      { label: texts.since, value: formatDay(dayAt(settings.timeZone, new Date(since)), locale), isLarge: false },
    ],
    action: { label: texts.action, url: calendarsUrl(settings), ...alwaysValid(locale) },
    closing: { sentence: texts.closing },
    reason: reason.admin(propertyName),
  };
};
