import { isActive, isPast, openProposalOf, type Day } from '@hearthstay/stay';
import { openWishOf, type RequestWithWishes } from './proposals/open-proposal';

/** The filters of the owner's list of requests. */
export const requestFilters = [
  'all',
  'active',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'proposals',
  'payment-due',
  'past',
] as const;

/** The query parameter that holds the filter, so that other pages can link to a filtered list. */
export const filterParam = 'filter';

export type RequestFilter = (typeof requestFilters)[number];

/** A request with its open payments, if it has a price. */
type PayableRequest = RequestWithWishes & {
  readonly payment?: { readonly due: readonly unknown[] } | undefined;
};

const matches = (request: PayableRequest, filter: RequestFilter, today: Day): boolean => {
  switch (filter) {
    case 'past':
      return isPast(request, today);
    case 'all':
      return !isPast(request, today);
    case 'proposals':
      return openProposalOf(request, today) !== undefined || openWishOf(request, today) !== null;
    case 'payment-due':
      return request.payment !== undefined && request.payment.due.length > 0;
    case 'active':
      return isActive(request, today);
    default:
      return request.status === filter && !isPast(request, today);
  }
};

/** The requests that match a filter, in their order. Only `past` and `payment-due` show past ones. */
export const filterRequests = <Request extends PayableRequest>(
  filter: RequestFilter,
  requests: readonly Request[],
  today: Day,
): Request[] => requests.filter((request) => matches(request, filter, today));
