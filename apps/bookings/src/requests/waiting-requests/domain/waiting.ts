import type { WaitingRequests } from '@hearthstay/contracts';
import { addDays, isPast, startOfDay, type Day } from '@hearthstay/stay';
import type { WaitingRequest } from '../../../request-store/domain/waiting-request';

type Wait = Pick<WaitingRequest, 'startDate' | 'endDate' | 'guestConfirmedAt' | 'remindedAfterHours'>;

/** The time at the property. */
interface Moment {
  now: Date;
  today: Day;
  timezone: string;
}

/** A reminder: the wait in hours after which it is sent, and until when it is of use. */
export interface DueReminder {
  hours: number;
  usefulUntil: Date;
}

const hourMs = 60 * 60_000;

/** How long the owner has at least, even for a request that comes shortly before the arrival, in hours. */
export const leastHoursToDecide = 24;

const afterHours = ({ guestConfirmedAt }: Wait, hours: number): Date =>
  new Date(Date.parse(guestConfirmedAt) + hours * hourMs);

/** The day on which a request expires: the day before the arrival. */
export const lastDayToDecide = ({ startDate }: Pick<Wait, 'startDate'>): Day => addDays(startDate, -1);

/**
 * The reminder that is due, if there is one: the last of those whose hours have passed, so that a program that was not
 * running sends one instead of several. None is due after the day of arrival.
 */
export const dueReminder = (
  request: Wait,
  { remindAfterHours }: Pick<WaitingRequests, 'remindAfterHours'>,
  { now, today, timezone }: Moment,
): DueReminder | null => {
  if (request.startDate < today) return null;
  const isReached = (hours: number) => afterHours(request, hours) <= now;
  const hours = Math.max(0, ...remindAfterHours.filter(isReached));
  if (hours <= (request.remindedAfterHours ?? 0)) return null;
  const ends = remindAfterHours.filter((later) => later > hours).map((later) => afterHours(request, later).getTime());
  const afterArrival = startOfDay(timezone, addDays(request.startDate, 1)).getTime();
  return { hours, usefulUntil: new Date(Math.min(afterArrival, ...ends)) };
};

/** Whether a request is to be declined by the program. One whose stay is over remains as it is. */
export const hasExpired = (
  request: Wait,
  { declineBeforeArrival }: Pick<WaitingRequests, 'declineBeforeArrival'>,
  { now, today }: Pick<Moment, 'now' | 'today'>,
): boolean =>
  declineBeforeArrival &&
  lastDayToDecide(request) <= today &&
  !isPast(request, today) &&
  afterHours(request, leastHoursToDecide) <= now;
