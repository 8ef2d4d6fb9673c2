import type { LoggedKind } from '@hearthstay/contracts';
import type { EmailKind } from '../templates/email-data';
import type { EmailJobDocument } from './persistence/email-job.schema';

interface Place {
  /** The position in the life cycle of a request since its stay was moved the last time. */
  step: number;
  /** Earlier e-mails, also from before a move, that are not sent any more, because they are not true any more. */
  supersedes: readonly EmailKind[];
}

/** The e-mails that the owner has written for each stay. */
const ofTheStay = ['stay-balance', 'stay-arrival', 'stay-departure', 'stay-thanks'] as const;

/** The e-mails that are not true any more once a booking has other days or is cancelled. */
const aboutEarlierDays: EmailKind[] = [
  ...ofTheStay,
  'request-received',
  'request-approved',
  'booking-entered',
  'booking-moved',
  'change-accepted',
  'offer-accepted',
];

/**
 * The order of the e-mails about one request. A request makes each step at most once between two moves, since the event
 * of an undone decision is never published, so revision and kind determine the order, however late an event arrives and
 * whatever the clocks show.
 */
const places: Partial<Record<EmailKind, Place>> = {
  'request-received': { step: 1, supersedes: [] },
  'new-request': { step: 2, supersedes: [] },
  // The link of `request-received` still confirms.
  'request-approved': { step: 3, supersedes: [] },
  // There is no earlier e-mail about a booking that the owner has entered.
  'booking-entered': { step: 3, supersedes: [] },
  // It contains the new days, and how to confirm and pay.
  'booking-moved': { step: 3, supersedes: aboutEarlierDays },
  'change-accepted': { step: 3, supersedes: aboutEarlierDays },
  // There is nothing left to confirm, and it says how to pay.
  'offer-accepted': { step: 3, supersedes: aboutEarlierDays },
  // A declined request can no longer be confirmed.
  'request-declined': { step: 4, supersedes: ['request-received'] },
  'request-expired': { step: 4, supersedes: ['request-received'] },
  // There is nothing left to confirm. No other e-mail than `request-approved` says how to pay, so that one is sent.
  'booking-confirmed': { step: 4, supersedes: ['request-received'] },
  // The request does not wait for a decision any more.
  'booking-confirmed-for-admins': { step: 4, supersedes: ['new-request'] },
  // Nobody waits for a decision any more.
  'request-withdrawn': { step: 4, supersedes: ['new-request'] },
  // They have no order among each other, and a late confirmation still comes.
  ...Object.fromEntries(ofTheStay.map((kind) => [kind, { step: 4, supersedes: [] }])),
  // The days are free again, and nothing can be confirmed or is to be paid.
  'booking-cancelled': { step: 5, supersedes: aboutEarlierDays },
};

export const isOrdered = (kind: LoggedKind): boolean => kind in places;

/** Whether a guest gets such an e-mail once for the days of a stay, even if it is moved away and back. */
export const isOncePerDays = (kind: LoggedKind): boolean => ofTheStay.some((one) => one === kind);

export type RequestEmail = Pick<
  EmailJobDocument,
  '_id' | 'status' | 'nextAttemptAt' | 'orderKey' | 'revision' | 'again' | 'days'
> & {
  kind: EmailKind;
};

/** Whether an e-mail may be sent: now, after the others that it waits for, or never. */
export type Turn =
  { kind: 'now' } | { kind: 'wait'; for: RequestEmail[] } | { kind: 'superseded'; by: Pick<RequestEmail, '_id'> };

export const isWaiting = ({ status }: RequestEmail) => status === 'queued';
const isLeased = ({ status }: RequestEmail) => status === 'sending';
const isUnsent = (email: RequestEmail) => isWaiting(email) || isLeased(email);
const isDelivered = ({ status }: RequestEmail) => status === 'sent' || status === 'kept';
const isDropped = ({ status }: RequestEmail) => status === 'cancelled' || status === 'superseded';

/** Whether one e-mail has its place after another one; an e-mail without a place has none after or before it. */
const isAfter = (one: RequestEmail, other: RequestEmail): boolean => {
  const [place, otherPlace] = [places[one.kind], places[other.kind]];
  if (!place || !otherPlace) return false;
  const [revision, otherRevision] = [one.revision ?? 0, other.revision ?? 0];
  if (revision !== otherRevision) return revision > otherRevision;
  return one.kind === other.kind ? (one.again ?? 0) > (other.again ?? 0) : place.step > otherPlace.step;
};

const isOfSameDays = (one: RequestEmail, other: RequestEmail): boolean =>
  one._id !== other._id && one.kind === other.kind && one.days !== undefined && one.days === other.days;

/**
 * The turn of an e-mail among all e-mails to one recipient about one request: after the earlier ones, which are sent or
 * given up first, and never after a later one or a second time for the same days.
 */
export const turnOf = (email: RequestEmail, all: readonly RequestEmail[]): Turn => {
  const later = all.filter((other) => isAfter(other, email));
  const supersedes = (other: RequestEmail) => places[other.kind]?.supersedes.includes(email.kind) && !isDropped(other);
  const superseding = later.find((other) => isDelivered(other) || supersedes(other));
  const former = all.find((other) => isOfSameDays(other, email) && isDelivered(other));
  const by = superseding ?? former;
  if (by) return { kind: 'superseded', by };
  const earlier = all.filter((other) => isAfter(email, other));
  const waitsFor = [...earlier.filter(isUnsent), ...later.filter(isLeased)];
  return waitsFor.length === 0 ? { kind: 'now' } : { kind: 'wait', for: waitsFor };
};
