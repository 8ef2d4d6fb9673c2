import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { isRefused, type RequestStatus } from './status';

/** What the rules about requests read of a booking request; pass any object that has these fields. */
export interface RequestStay {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly status: RequestStatus;
}

/** The days a request asks for. */
export const rangeOf = ({ startDate, endDate }: Pick<RequestStay, 'startDate' | 'endDate'>): StayRange => ({
  start: startDate,
  end: endDate,
});

/** Past: the last day is before today (specification, section 4). */
export const isPast = ({ endDate }: Pick<RequestStay, 'endDate'>, today: Day): boolean => endDate < today;

/** Active: not declined or cancelled, and not past (specification, section 4). */
export const isActive = (request: RequestStay, today: Day): boolean =>
  !isRefused(request.status) && !isPast(request, today);
