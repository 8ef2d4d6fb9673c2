import { stayEmailKinds, type StayEmail, type StayEmailKind, type StayEmails } from '@hearthstay/contracts';
import { addDays, type Day } from '@hearthstay/stay';

/** The days that e-mails are sent before or after. */
export interface StayDays {
  startDate: Day;
  endDate: Day;
  /** The day on which the rest of the price is due; absent if nothing is. */
  restDue?: Day | undefined;
}

/** When an e-mail is sent: from the hour of a day on, and not after another day. */
export interface SendingTime {
  day: Day;
  hour: number;
  lastDay: Day;
}

/** The time at the property: its day, and the hour that its clocks show. */
export interface Moment {
  today: Day;
  hour: number;
}

/** For how long thanks are still sent after a standstill, in days. */
export const thanksLateDays = 3;

const beforeDay = (day: Day, { days, hour }: StayEmail): SendingTime => ({
  day: addDays(day, -days),
  hour,
  lastDay: day,
});

/** When a stay gets an e-mail; `undefined` if it gets none of this kind. */
export const sendingTime = (
  kind: StayEmailKind,
  email: StayEmail,
  { startDate, endDate, restDue }: StayDays,
): SendingTime | undefined => {
  if (kind === 'balance') return restDue && beforeDay(restDue, email);
  if (kind === 'arrival') return beforeDay(startDate, email);
  if (kind === 'departure') return beforeDay(endDate, email);
  const day = addDays(endDate, email.days);
  return { day, hour: email.hour, lastDay: addDays(day, thanksLateDays) };
};

/**
 * Whether an e-mail is to be sent now: from the first moment of its day at which the clocks show its hour or later, so
 * also on a day that skips the hour.
 */
export const isDue = ({ day, hour, lastDay }: SendingTime, now: Moment): boolean =>
  now.today <= lastDay && (day < now.today || (day === now.today && hour <= now.hour));

interface Stay extends Pick<StayDays, 'startDate' | 'endDate'> {
  /** How often it was moved; absent before the first move. */
  revision?: number | undefined;
  /** How often the address of its guest was changed; absent before the first change. */
  addressRevision?: number | undefined;
  /** How often all that was due was paid since its guest was asked for the rest; absent if never. */
  restPaidCount?: number | undefined;
}

const markOfDays = (kind: StayEmailKind, { startDate, endDate }: Stay): string => `${kind} ${startDate} ${endDate}`;

/**
 * The mark of an e-mail that was handed over for a stay. A stay that returns to its former days gets another one,
 * because the move may have dropped the e-mail; if not, notifications sends none. A guest with a corrected address gets
 * another one, too: the former address was not the guest's. The rest of the price may have been paid, which dropped the
 * e-mail about it, and the payment been removed again.
 */
export const sentMark = (
  kind: StayEmailKind,
  { revision = 0, addressRevision = 0, restPaidCount = 0, ...days }: Stay,
): string => {
  const counts = [revision, addressRevision, kind === 'balance' ? restPaidCount : 0];
  return [markOfDays(kind, days), ...counts.slice(0, counts.findLastIndex((count) => count > 0) + 1)].join(' ');
};

/** Whether an e-mail was handed over for a stay with these days, before a move as well. */
export const isMarked = (marks: readonly string[], kind: StayEmailKind, stay: Stay): boolean =>
  marks.some((mark) => `${mark} `.startsWith(`${markOfDays(kind, stay)} `));

export const enabledKinds = (emails: StayEmails): StayEmailKind[] =>
  stayEmailKinds.filter((kind) => emails[kind].enabled);

/**
 * The period in which all stays lie that can get an e-mail today.
 *
 * @param longestDueDays the longest time of any stay between the day on which the rest is due and the arrival
 */
export const periodToSearch = (
  emails: StayEmails,
  today: Day,
  longestDueDays: number,
): { endsFrom: Day; beginsUntil: Day } => {
  const kinds = enabledKinds(emails);
  const back = kinds.includes('thanks') ? emails.thanks.days + thanksLateDays : 0;
  const ahead = kinds.map((kind) => {
    if (kind === 'thanks') return 0;
    return emails[kind].days + (kind === 'balance' ? longestDueDays : 0);
  });
  return { endsFrom: addDays(today, -back), beginsUntil: addDays(today, Math.max(0, ...ahead)) };
};
