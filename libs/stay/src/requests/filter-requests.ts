import type { Day } from '../day/day';
import { isActive, isPast, type RequestStay } from './request-stay';

/** The filters of the owner's list of requests. */
export const requestFilters = ['all', 'active', 'pending', 'approved', 'declined', 'cancelled', 'past'] as const;

export type RequestFilter = (typeof requestFilters)[number];

const matches = (request: RequestStay, filter: RequestFilter, today: Day): boolean => {
  switch (filter) {
    case 'past':
      return isPast(request, today);
    case 'all':
      return !isPast(request, today);
    case 'active':
      return isActive(request, today);
    default:
      return request.status === filter && !isPast(request, today);
  }
};

/** The requests that match a filter, in their order. Only `past` shows past ones. */
export const filterRequests = <Request extends RequestStay>(
  filter: RequestFilter,
  requests: readonly Request[],
  today: Day,
): Request[] => requests.filter((request) => matches(request, filter, today));
