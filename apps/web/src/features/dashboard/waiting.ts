import type { ListedRequest } from '@hearthstay/contracts';
import { isActive, isPast, openProposalOf, type Day } from '@hearthstay/stay';
import { awaitsConfirmation } from '@web/panel/requests/awaits-confirmation';
import { openWishOf } from '@web/panel/requests/proposals/open-proposal';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { awaitsDecision } from '@web/panel/requests/awaits-decision';

/** Whether the guest has confirmed the request; one without an address cannot and need not. */
const isConfirmed = ({ email, guestConfirmedAt }: ListedRequest) => email === null || guestConfirmedAt !== null;

/** A request that waits for the owner, what for, and since when. */
export interface WaitingRequest {
  readonly row: RequestRow;
  readonly kind: NonNullable<ReturnType<typeof openWishOf>>['kind'] | 'asks' | 'writes';
  readonly at: string;
}

/** Whether a request can be one of {@link waitingForYou}: an active one, or any whose guest has written. */
export const mayWaitForYou = (request: ListedRequest, today: Day): boolean =>
  isActive(request, today) || request.unreadMessages !== undefined;

/**
 * The requests on which the owner has to decide, and all others with unread messages, the longest waiting first. Each
 * is there once, with the decision if one is due.
 */
export const waitingForYou = (rows: readonly RequestRow[], today: Day): WaitingRequest[] =>
  rows
    .flatMap((row): WaitingRequest[] => {
      const { request } = row;
      const wish = openWishOf(request, today);
      if (wish) return [{ row, ...wish }];
      if (awaitsDecision(request, today) && isConfirmed(request)) {
        return [{ row, kind: 'asks', at: request.guestConfirmedAt ?? request.createdAt }];
      }
      if (request.unreadMessages === undefined) return [];
      return [{ row, kind: 'writes', at: request.unreadSince ?? request.createdAt }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** The number of requests that wait for their guests: to confirm the address or the stay, or to respond to an offer. */
export const countWaitingForGuests = (requests: readonly ListedRequest[], today: Day): number =>
  requests.filter((request) => {
    if (isPast(request, today) || openWishOf(request, today)) return false;
    if (openProposalOf(request, today)) return true;
    if (request.status === 'pending') return !isConfirmed(request);
    return awaitsConfirmation(request);
  }).length;
