import type { ListedRequest } from '@hearthstay/contracts';
import { isPast, type Day } from '@hearthstay/stay';
import type { RequestRow } from '@web/panel/requests/request-rows';

/** Nobody without an address can confirm one. */
const isConfirmed = ({ email, guestConfirmedAt }: ListedRequest) => email === null || guestConfirmedAt !== null;

/** The requests that the owner has to decide on, the one that waits longest first. */
export const waitingForYou = (rows: readonly RequestRow[]): RequestRow[] =>
  rows
    .filter(({ request, isPast: isOver }) => request.status === 'pending' && !isOver && isConfirmed(request))
    .sort((a, b) => Date.parse(a.request.createdAt) - Date.parse(b.request.createdAt));

/** How many requests wait for their guests, to confirm the address or the stay. */
export const countWaitingForGuests = (requests: readonly ListedRequest[], today: Day): number =>
  requests.filter((request) => {
    if (isPast(request, today)) return false;
    if (request.status === 'pending') return !isConfirmed(request);
    return request.status === 'approved' && request.email !== null;
  }).length;
