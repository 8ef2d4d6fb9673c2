import type { emailEvents, PayloadOf } from '@hearthstay/contracts';

type EmailEvents = typeof emailEvents;

type CancelKeysByEvent = {
  readonly [Event in keyof EmailEvents]?: (payload: PayloadOf<EmailEvents[Event]>) => string[];
};

/** The key of the e-mails about a request that its decision makes untrue. */
export const untilDecision = ({ requestId }: { requestId: string }): string => `until the decision on ${requestId}`;

/** A stay as an e-mail knows it. */
interface StayAsKnown {
  requestId: string;
  /** How often it was moved. */
  revision?: number | undefined;
  /** How often the address of its guest was changed. */
  addressRevision?: number | undefined;
  /** How often all that was due was paid since its guest was asked for the rest. */
  restPaidCount?: number | undefined;
}

/** The key of the e-mails about the days of a stay, to the address of its guest, until one of them is another. */
export const untilMove = ({ requestId, revision = 0, addressRevision = 0 }: StayAsKnown): string =>
  [
    `until move ${revision + 1} of ${requestId}`,
    ...(addressRevision > 0 ? [`at address ${addressRevision}`] : []),
  ].join(' ');

/** The same for the e-mail that asks for the rest of the price: its payment makes it untrue as well. */
export const untilRestPaid = ({ restPaidCount = 0, ...stay }: StayAsKnown): string =>
  `${untilMove(stay)} or ${restPaidCount > 0 ? `payment ${restPaidCount + 1}` : 'its payment'}`;

const untilEndOf = (question: string): string => `until the end of ${question}`;

/** The key of the e-mails that ask for a response, as long as it is wanted; none for events of 1.0.0. */
export const whileAsked = ({ question }: { question?: string | undefined }): { cancelKey?: string } =>
  question === undefined ? {} : { cancelKey: untilEndOf(question) };

const numbersUntil = (end: number): number[] => Array.from({ length: end }, (_, number) => number);

const aboutStay = ({ restPaidCount = 0, ...stay }: StayAsKnown): string[] => [
  untilMove(stay),
  ...numbersUntil(restPaidCount + 1).map((payments) => untilRestPaid({ ...stay, restPaidCount: payments })),
];

/** The events that make waiting e-mails untrue, besides those that ask for a response: their cancel keys. */
const cancellations: CancelKeysByEvent = {
  bookingApproved: (data) => [untilDecision(data)],
  bookingDeclined: (data) => [untilDecision(data)],
  // The guest gets no e-mail that would supersede them.
  bookingMovedSilently: ({ requestId, revision, addressRevision = 0, restPaidCount }) =>
    numbersUntil(revision).flatMap((move) =>
      numbersUntil(addressRevision + 1).flatMap((address) =>
        aboutStay({ requestId, revision: move, addressRevision: address, restPaidCount }),
      ),
    ),
  // A move supersedes or cancels those about earlier days.
  guestAddressChanged: ({ addressRevision, ...stay }) =>
    numbersUntil(addressRevision).flatMap((address) => aboutStay({ ...stay, addressRevision: address })),
  offerAccepted: (data) => [untilDecision(data)],
  requestExpired: (data) => [untilDecision(data)],
  requestWithdrawn: (data) => [untilDecision(data)],
  restPaid: (data) => [untilRestPaid(data)],
};

/** The events that make waiting e-mails needless for now: their cancel keys. */
const pauses: CancelKeysByEvent = {
  // It is the guest's turn. Once the offer has ended, the next reminder is due.
  offerMade: (data) => [untilDecision(data)],
};

const keysBy = (keys: CancelKeysByEvent, event: keyof EmailEvents, payload: unknown): string[] =>
  (keys[event] as ((payload: unknown) => string[]) | undefined)?.(payload) ?? [];

/** The keys whose e-mails are not sent any more after an event, those that are queued later included. */
export const keysCancelledBy = (event: keyof EmailEvents, payload: PayloadOf<EmailEvents[typeof event]>): string[] => {
  const ended = 'endedQuestions' in payload ? (payload.endedQuestions ?? []) : [];
  return [...keysBy(cancellations, event, payload), ...ended.map(untilEndOf)];
};

/** The keys of which only those e-mails are not sent that wait when an event arrives. */
export const keysPausedBy = (event: keyof EmailEvents, payload: PayloadOf<EmailEvents[typeof event]>): string[] =>
  keysBy(pauses, event, payload);
