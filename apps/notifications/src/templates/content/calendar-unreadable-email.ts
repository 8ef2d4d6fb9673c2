import { dayAt, formatDay } from '@hearthstay/stay';
import { calendarsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { alwaysValid } from '../parts/link-validity';
import { textsIn } from '../texts';

/** To the admins: a calendar could not be read for a day, or is not read any more. */
export const calendarUnreadableEmail = (
  { propertyName, calendarName, since, locale }: Localized<'calendar-unreadable'>,
  settings: NotificationSettings,
): EmailContent => {
  const t = textsIn(locale);
  const intro = t('calendarUnreadable.intro', { calendar: calendarName });
  return {
    locale,
    brand: propertyName,
    subject: t('calendarUnreadable.subject', { calendar: calendarName }),
    preview: intro,
    heading: t('calendarUnreadable.heading'),
    intro,
    facts: [
      { label: t('calendarUnreadable.calendar'), value: calendarName, isLarge: false },
      {
        label: t('calendarUnreadable.since'),
        value: formatDay(dayAt(settings.timeZone, new Date(since)), locale),
        isLarge: false,
      },
    ],
    action: { label: t('calendarUnreadable.action'), url: calendarsUrl(settings), ...alwaysValid(locale) },
    closing: { sentence: t('calendarUnreadable.closing') },
    reason: t('reason.admin', { property: propertyName }),
  };
};
