import { foldLines } from '@hearthstay/calendar-feed/fold-lines';
import { addDays, calendarSequence, type CalendarState, type Day } from '@hearthstay/stay';
import type { DateArray, EventStatus } from 'ics';
import type { EmailAttachment } from '../rendered-email';
import type { NotificationSettings } from '../../settings/notification-settings';
import { oneLine } from '../one-line';
import type { StayData } from '../parts/stay-range';
import { textsIn } from '../texts';

const entries: Record<CalendarState, { method: 'PUBLISH' | 'CANCEL'; status: EventStatus }> = {
  toBeConfirmed: { method: 'PUBLISH', status: 'TENTATIVE' },
  confirmed: { method: 'PUBLISH', status: 'CONFIRMED' },
  cancelled: { method: 'CANCEL', status: 'CANCELLED' },
};

const dateOf = (day: Day): DateArray => day.split('-').map(Number) as DateArray;

/** Undefined for an address that the calendar library rejects, because an error would prevent the e-mail. */
const organizerOf = (property: string, email: string) =>
  /^[\x21-\x7e]+$/.test(email)
    ? // A quoted name cannot hold quotes (RFC 5545, section 3.2).
      { organizer: { name: property.replaceAll('"', "'"), email } }
    : {};

/**
 * The stay as an all-day event for the guest's calendar. It contains no link with a token, because calendars are shared
 * more often than mailboxes; nor the URL of the site, because the library rejects some valid ones, such as those with
 * IPv6 addresses.
 */
export const stayCalendar = async (
  request: StayData,
  state: CalendarState,
  { host, senderAddress }: Pick<NotificationSettings, 'host' | 'senderAddress'>,
): Promise<EmailAttachment> => {
  // Loaded with the first calendar, for the same reason as the templates.
  const { createEvent } = await import('ics');
  const t = textsIn(request.locale);
  const property = oneLine(request.propertyName);
  const { error, value } = createEvent({
    productId: '-//Hearthstay//DE',
    uid: `${request.requestId}@${host}`,
    ...entries[state],
    sequence: calendarSequence(state, request.revision),
    start: dateOf(request.startDate),
    // A stay includes its last day; the end of an all-day event is exclusive.
    end: dateOf(addDays(request.endDate, 1)),
    title: property,
    description: t(`calendar.${state}`),
    ...organizerOf(property, senderAddress),
  });
  if (value === null) throw error ?? new Error('Cannot create the calendar file');
  return {
    filename: t('calendar.filename'),
    contentType: `text/calendar; charset=utf-8; method=${entries[state].method}`,
    content: foldLines(value),
  };
};
