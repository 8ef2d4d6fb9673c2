import type { BookingRequest } from '@hearthstay/contracts';
import {
  adminEventsFor,
  approvalConflicts,
  filterRequests,
  isPast,
  overlappingRequests,
  sortForOwner,
  type AdminEvent,
  type Day,
  type RequestFilter,
} from '@hearthstay/stay';

/** A request with what the owner has to know of it in relation to today and to the others. */
export interface RequestRow {
  request: BookingRequest;
  isPast: boolean;
  /** What the owner can do to it. */
  events: AdminEvent[];
  /** The requests that share a day with it, where that needs the owner's attention. */
  overlaps: BookingRequest[];
  /** A booking has a day of it already. */
  hasConflict: boolean;
}

/** The rows a filter shows, in the owner's order. Overlaps and conflicts are found among all requests, shown or not. */
export const requestRows = (requests: readonly BookingRequest[], filter: RequestFilter, today: Day): RequestRow[] => {
  const overlaps = overlappingRequests(requests, today);
  const conflicts = approvalConflicts(requests);
  return sortForOwner(filterRequests(filter, requests, today), today).map((request) => ({
    request,
    isPast: isPast(request, today),
    events: adminEventsFor(request, today),
    overlaps: overlaps.get(request.id) ?? [],
    hasConflict: conflicts.has(request.id),
  }));
};
