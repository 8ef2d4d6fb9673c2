import { isMadeByOffer } from './proposal';
import type { RequestStay } from './request-stay';
import type { RequestStatus } from './status';

/** The actions of an admin on a request. */
export const adminEvents = ['admin-approves', 'admin-declines', 'admin-cancels'] as const;

export type AdminEvent = (typeof adminEvents)[number];

/**
 * The events of a request. `admin-cancels-even-confirmed`: the admin was asked again, with the guest's name and days,
 * and meant it. `guest-confirms`: the guest opens the confirm link, for the first time or again.
 * `guest-wishes-cancellation`: the guest asks the owner to cancel, who decides. `guest-proposes` and `admin-offers`:
 * one side asks the other for other days, guests or another price.
 * `admin-undoes`: the latest decision is undone, soon after it was made. `program-expires`: the owner has not decided
 * before the arrival.
 */
export type RequestEvent =
  | AdminEvent
  | 'admin-cancels-even-confirmed'
  | 'admin-undoes'
  | 'guest-confirms'
  | 'guest-withdraws'
  | 'guest-wishes-cancellation'
  | 'program-expires'
  | 'guest-proposes'
  | 'admin-offers'
  | 'admin-accepts-change'
  | 'guest-accepts-offer';

/** A proposal leaves the status as it is; only an accepted offer is a confirmed booking. */
const proposals = (status: RequestStatus) =>
  ({
    'guest-proposes': status,
    'admin-offers': status,
    'admin-accepts-change': status,
    'guest-accepts-offer': 'confirmed',
  }) as const;

/** The life cycle of a request: the next status by status and event. Every other event is refused. */
export const transitions: Readonly<Record<RequestStatus, Readonly<Partial<Record<RequestEvent, RequestStatus>>>>> = {
  // The guest's confirmation is recorded, but the owner decides.
  pending: {
    'guest-confirms': 'pending',
    'guest-withdraws': 'cancelled',
    'admin-approves': 'approved',
    'admin-declines': 'declined',
    'program-expires': 'declined',
    ...proposals('pending'),
  },
  approved: {
    'guest-confirms': 'confirmed',
    'guest-wishes-cancellation': 'approved',
    'admin-cancels': 'cancelled',
    'admin-cancels-even-confirmed': 'cancelled',
    'admin-undoes': 'pending',
    ...proposals('approved'),
  },
  // Guests and mail scanners open links more than once; a repetition must not fail.
  confirmed: {
    'guest-confirms': 'confirmed',
    'guest-wishes-cancellation': 'confirmed',
    'admin-cancels-even-confirmed': 'cancelled',
    ...proposals('confirmed'),
  },
  declined: { 'admin-undoes': 'pending' },
  // A booking that was confirmed before is confirmed again.
  cancelled: { 'admin-undoes': 'approved' },
};

/** The status after the event, or `null` if the event is refused. */
export const nextStatus = (status: RequestStatus, event: RequestEvent): RequestStatus | null =>
  transitions[status][event] ?? null;

/** What a guest does about what the guest has asked for, and the owner's decisions on it. */
const eventsOfAsked: readonly RequestEvent[] = ['guest-confirms', 'guest-proposes', 'admin-approves', 'admin-declines'];

/**
 * Whether an event is possible for a request, on whatever day. Nobody has asked for one that was made with an offer:
 * its guest responds to the offer, or the owner withdraws it.
 */
export const allowsEvent = (request: Pick<RequestStay, 'status' | 'source'>, event: RequestEvent): boolean =>
  nextStatus(request.status, event) !== null && !(eventsOfAsked.includes(event) && isMadeByOffer(request));
