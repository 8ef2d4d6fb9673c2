import type { GuestRequestView } from '@hearthstay/contracts';
import { addDays, calendarSequence, type Day } from '@hearthstay/stay';

interface House {
  propertyName: string;
  /** The host of the site's address, as in the e-mails, whose calendar files contain the same event. */
  host: string;
}

type Stay = Pick<GuestRequestView, 'id' | 'start_date' | 'end_date' | 'status' | 'updated_at' | 'revision'>;

const dateOf = (day: Day): string => day.replaceAll('-', '');

const instantOf = (instant: string): string => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[\\;,]/g, String.raw`\$&`);

const longestLine = 75;

/** Folds a line into parts of at most 75 bytes, including the space before a continuation. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
};

/**
 * A stay as a file for the guest's calendar (RFC 5545). Its UID and sequence are those of the file in the e-mails, so
 * both are the same version of the same event. A stay includes its last day; the end of an all-day event is exclusive.
 */
export const stayFile = (stay: Stay, { propertyName, host }: House): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthstay//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stay.id}@${host}`,
    `SEQUENCE:${calendarSequence(stay.status === 'confirmed' ? 'confirmed' : 'toBeConfirmed', stay.revision)}`,
    `DTSTAMP:${instantOf(stay.updated_at)}`,
    `DTSTART;VALUE=DATE:${dateOf(stay.start_date)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(stay.end_date, 1))}`,
    `SUMMARY:${escaped(propertyName)}`,
    `STATUS:${stay.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
