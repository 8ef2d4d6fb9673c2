import type { Day } from '../day/day';
import { isActive, isPast, type RequestStay } from './request-stay';

/** The filters of the owner's list (specification, sections 4 and 9). */
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

/** The requests that a filter shows, in their order. Only `past` shows past ones (specification, section 4). */
export const filterRequests = <Request extends RequestStay>(
  filter: RequestFilter,
  requests: readonly Request[],
  today: Day,
): Request[] => requests.filter((request) => matches(request, filter, today));
