import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import { isPast, lastDayToAct, type RequestStay } from './request-stay';
import { isTaken, type RequestStatus } from './status';

interface StayDays {
  startDate: Day;
  endDate: Day;
}

interface WaitingRequest {
  status: RequestStatus;
  source?: string | undefined;
  proposal?: { by: 'guest' | 'owner'; validUntil: Day } | undefined;
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/**
 * The last day on which a guest can accept an offer: so many days from today, but not after the arrival. A guest who
 * has arrived can accept other days until the end of the stay.
 *
 * @param present the days that the request has so far: once they are over, nothing about it can be changed
 */
export const lastDayOfOffer = (today: Day, validDays: number, offered: StayDays, present: StayDays = offered): Day => {
  const { startDate, endDate } = offered;
  const lastDay = earlier(startDate >= today ? startDate : endDate, lastDayToAct(present));
  return earlier(addDays(today, validDays), lastDay);
};

/**
 * The last day on which the owner can respond to a guest who asks for other days: the day before the arrival, the
 * present one or the one asked for.
 */
export const lastDayOfChange = (stay: StayDays, proposed: StayDays): Day =>
  addDays(earlier(stay.startDate, proposed.startDate), -1);

/** The proposal of a request that can still be accepted or declined; `undefined` if there is none. */
export const openProposalOf = <Proposal extends { readonly validUntil: Day }>(
  request: RequestStay & { readonly proposal?: Proposal | undefined },
  today: Day,
): Proposal | undefined => {
  const { status, proposal } = request;
  const isStanding = (status === 'pending' || isTaken(status)) && !isPast(request, today);
  return isStanding && proposal && proposal.validUntil >= today ? proposal : undefined;
};

interface MadeRequest {
  source?: string | undefined;
  status: RequestStatus;
}

/** Whether a request was made with an offer, which its guest has not accepted: it ends with the offer. */
export const isMadeByOffer = ({ source, status }: MadeRequest): boolean => source === 'owner' && status === 'pending';

export type Creation = 'requested' | 'offered' | 'entered';

/**
 * How a request came about, for texts that say when: by its guest, by the owner's offer, or entered by the owner. In
 * data of 1.0.0, an offer that was accepted cannot be told from what the owner entered.
 */
export const creationOf = (request: MadeRequest & { offered?: true | undefined }): Creation => {
  if (request.source !== 'owner') return 'requested';
  return request.offered || isMadeByOffer(request) ? 'offered' : 'entered';
};

/**
 * Whether a request waits for the owner's decision. One with an open offer waits for its guest instead, so it is not
 * declined with the approval of another: that would take back what the guest was offered.
 */
export const waitsForOwner = ({ status, source, proposal }: WaitingRequest, today: Day): boolean =>
  status === 'pending' &&
  !isMadeByOffer({ status, source }) &&
  !(proposal?.by === 'owner' && proposal.validUntil >= today);
