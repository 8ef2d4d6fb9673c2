import { addDays, type Day } from '@hearthstay/stay';
import type { DateArray, EventStatus } from 'ics';
import type { EmailAttachment } from '../rendered-email';
import type { NotificationSettings } from '../../settings/notification-settings';
import { oneLine } from '../one-line';
import type { StayData } from '../parts/stay-range';
import { textsIn } from '../texts/texts';
import { foldLines } from './fold-lines';

export type StayState = 'toBeConfirmed' | 'confirmed' | 'cancelled';

/**
 * Each state of a stay replaces the one before it in the guest's calendar: same identity, higher sequence (RFC 5546).
 */
const entries: Record<StayState, { method: 'PUBLISH' | 'CANCEL'; status: EventStatus; sequence: number }> = {
  toBeConfirmed: { method: 'PUBLISH', status: 'TENTATIVE', sequence: 0 },
  confirmed: { method: 'PUBLISH', status: 'CONFIRMED', sequence: 1 },
  cancelled: { method: 'CANCEL', status: 'CANCELLED', sequence: 2 },
};

const dateOf = (day: Day): DateArray => day.split('-').map(Number) as DateArray;

/** None for an address that the calendar's writer would refuse, for then there would be no e-mail either. */
const organizerOf = (property: string, email: string) =>
  /^[\x21-\x7e]+$/.test(email)
    ? // A quoted name cannot hold quotes (RFC 5545, section 3.2).
      { organizer: { name: property.replaceAll('"', "'"), email } }
    : {};

/**
 * The stay as an all-day event for the guest's calendar. It carries no link that opens anything, for calendars are
 * shared more freely than mailboxes; nor the address of the site, for the writer refuses some that are good, such as
 * those of IPv6.
 */
export const stayCalendar = async (
  request: StayData,
  state: StayState,
  { host, senderAddress }: Pick<NotificationSettings, 'host' | 'senderAddress'>,
): Promise<EmailAttachment> => {
  // Loaded with the first calendar, for the same reason as the templates.
  const { createEvent } = await import('ics');
  const { calendar } = textsIn(request.locale);
  const property = oneLine(request.propertyName);
  const { error, value } = createEvent({
    productId: '-//Hearthstay//DE',
    uid: `${request.requestId}@${host}`,
    ...entries[state],
    start: dateOf(request.startDate),
    // Both ends of a stay count; the end of an all-day event does not.
    end: dateOf(addDays(request.endDate, 1)),
    title: property,
    description: calendar[state],
    ...organizerOf(property, senderAddress),
  });
  if (value === null) throw error ?? new Error('No calendar was written');
  return {
    filename: calendar.filename,
    contentType: `text/calendar; charset=utf-8; method=${entries[state].method}`,
    content: foldLines(value),
  };
};
