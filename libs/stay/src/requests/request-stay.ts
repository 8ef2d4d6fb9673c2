import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { isRefused, type RequestStatus } from './status';

/** The fields of a booking request that the rules read. */
export interface RequestStay {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly status: RequestStatus;
  /** `owner` for one that the owner has entered or offered; absent for one that a guest has made. */
  readonly source?: string | undefined;
}

/** The days of a request. */
export const rangeOf = ({ startDate, endDate }: Pick<RequestStay, 'startDate' | 'endDate'>): StayRange => ({
  start: startDate,
  end: endDate,
});

/**
 * The last day on which guest and owner can change a request, so the last on which its guest can confirm: the end of
 * the stay. A confirm link ends earlier, but the guest confirms on the status page as well, for which they can ask.
 */
export const lastDayToAct = ({ endDate }: Pick<RequestStay, 'endDate'>): Day => endDate;

/** Past: nothing about the request can be changed any more. */
export const isPast = (request: Pick<RequestStay, 'endDate'>, today: Day): boolean => lastDayToAct(request) < today;

/** Active: not declined or cancelled, and not past. */
export const isActive = (request: RequestStay, today: Day): boolean =>
  !isRefused(request.status) && !isPast(request, today);
