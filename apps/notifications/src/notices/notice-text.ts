import { languageTag, type Locale } from '@hearthstay/locales';
import { bookingUrl, calendarsUrl, emailLogUrl, messagesUrl } from '../settings/links';
import type { NotificationSettings } from '../settings/notification-settings';
import { nightsText, rangeText } from '../templates/parts/stay-range';
import { loadTexts, textsIn } from '../templates/texts';
import type { NoticeData, StayNotice } from './notice-data';

/** What a notice says, and where it leads. */
export interface NoticeText {
  event: NoticeData['event'];
  title: string;
  text: string;
  url: string;
  /** What it is about, for programs; what is not known is left out. */
  facts: Readonly<Record<string, string>>;
}

export interface NoticeWishes {
  locale: Locale;
  /** Whether it names the guest. */
  withNames: boolean;
}

const titles = {
  'new-request': 'newRequest.heading',
  message: 'messageForAdmins.heading',
  'cancellation-wished': 'cancellationWished.heading',
  'change-proposed': 'changeProposed.heading',
  'offer-accepted': 'offerResponse.accepted.heading',
  'offer-declined': 'offerResponse.declined.heading',
  'offer-expired': 'offerResponse.expired.heading',
} as const satisfies Record<StayNotice['event'], string>;

const between = ' · ';

const stayNotice = (
  stay: StayNotice,
  { locale, withNames }: NoticeWishes,
  settings: NotificationSettings,
): NoticeText => {
  const { event, requestId, propertyName, startDate, endDate } = stay;
  const name = withNames ? stay.name.trim() : '';
  return {
    event,
    title: textsIn(locale)(titles[event]),
    text: [...(name ? [name] : []), rangeText(stay, locale), propertyName].join(between),
    url: event === 'message' ? messagesUrl(settings, requestId) : bookingUrl(settings, requestId),
    facts: { property: propertyName, bookingId: requestId, startDate, endDate, ...(name && { guestName: name }) },
  };
};

type Conflicts = Extract<NoticeData, { event: 'double-booking' }>;

/** The nights of the first conflict stand for all; the page that it leads to has the others. */
const conflictsNotice = (
  { event, propertyName, calendarName, conflicts }: Conflicts,
  { locale }: NoticeWishes,
  settings: NotificationSettings,
): NoticeText => {
  const t = textsIn(locale);
  const isBetweenCalendars = conflicts.every(({ betweenCalendars }) => betweenCalendars);
  const [first, ...others] = conflicts;
  const more = others.length > 0 ? [t('calendarConflicts.moreRanges', { count: others.length })] : [];
  const nights = first ? [nightsText(first, locale)] : [];
  return {
    event,
    title: t(`calendarConflicts.${isBetweenCalendars ? 'betweenCalendars' : 'withBookings'}.heading`),
    text: [calendarName, ...nights, ...more, propertyName].join(between),
    url: calendarsUrl(settings),
    facts: {
      property: propertyName,
      calendar: calendarName,
      ...(first && { startDate: first.from, endDate: first.to }),
    },
  };
};

const timeText = (at: string, locale: Locale, { timeZone }: NotificationSettings): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );

/** The text of a notice: short, and without what a guest has written. */
export const noticeText = async (
  data: NoticeData,
  wishes: NoticeWishes,
  settings: NotificationSettings,
): Promise<NoticeText> => {
  const { locale } = wishes;
  await loadTexts(locale);
  const t = textsIn(locale);
  switch (data.event) {
    case 'double-booking':
      return conflictsNotice(data, wishes, settings);
    case 'emails-failing':
      return {
        event: data.event,
        title: t('notice.emailsFailing.title'),
        text: t('notice.emailsFailing.text', { time: timeText(data.since, locale, settings) }),
        url: emailLogUrl(settings),
        facts: { since: data.since },
      };
    case 'test':
      return {
        event: data.event,
        title: t('notice.test.title'),
        text: t('notice.test.text'),
        url: emailLogUrl(settings),
        facts: {},
      };
    default:
      return stayNotice(data, wishes, settings);
  }
};
