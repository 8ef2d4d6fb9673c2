import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { isRefused, type RequestStatus } from './status';

/** The fields of a booking request that the rules read. */
export interface RequestStay {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly status: RequestStatus;
}

/** The days of a request. */
export const rangeOf = ({ startDate, endDate }: Pick<RequestStay, 'startDate' | 'endDate'>): StayRange => ({
  start: startDate,
  end: endDate,
});

/** Past: the last day is before today. */
export const isPast = ({ endDate }: Pick<RequestStay, 'endDate'>, today: Day): boolean => endDate < today;

/** Active: not declined or cancelled, and not past. */
export const isActive = (request: RequestStay, today: Day): boolean =>
  !isRefused(request.status) && !isPast(request, today);
