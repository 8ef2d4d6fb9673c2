import type { Day } from '../day/day';
import { isPast, type RequestStay } from './request-stay';
import type { RequestStatus } from './status';

/** What an admin can do to a request. */
export const adminEvents = ['admin-approves', 'admin-declines', 'admin-cancels'] as const;

export type AdminEvent = (typeof adminEvents)[number];

/** What can happen to a request. `guest-confirms`: the guest opens the confirm link, for the first time or again. */
export type RequestEvent = AdminEvent | 'guest-confirms';

/**
 * The life of a request: what each status becomes by an event. What is not here is refused (specification, section 4).
 */
export const transitions: Readonly<Record<RequestStatus, Readonly<Partial<Record<RequestEvent, RequestStatus>>>>> = {
  // A guest's word is noted, but it is the owner who decides.
  pending: { 'guest-confirms': 'pending', 'admin-approves': 'approved', 'admin-declines': 'declined' },
  approved: { 'guest-confirms': 'confirmed', 'admin-cancels': 'cancelled' },
  // Links are opened twice, by impatient guests and by mail scanners; the second time must not look like a failure.
  confirmed: { 'guest-confirms': 'confirmed' },
  declined: {},
  cancelled: {},
};

/** The status after the event, or `null` when the event is refused. */
export const nextStatus = (status: RequestStatus, event: RequestEvent): RequestStatus | null =>
  transitions[status][event] ?? null;

/** What an admin can do to this request now; nothing once it is past (specification, section 4). */
export const adminEventsFor = (request: RequestStay, today: Day): AdminEvent[] =>
  isPast(request, today) ? [] : adminEvents.filter((event) => nextStatus(request.status, event) !== null);
