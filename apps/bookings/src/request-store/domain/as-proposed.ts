import type { StoredRequest } from './booking-request';
import type { StoredProposal } from './proposal';

/** A request as it is when a proposal is accepted, except for its status. */
export const asProposed = <Request extends StoredRequest>(
  request: Request,
  { startDate, endDate, adults, children, quote }: StoredProposal,
): Request => ({
  ...request,
  ...{ startDate, endDate },
  ...(adults !== undefined && { adults, children }),
  ...(quote && { quote, priceNote: undefined }),
});
