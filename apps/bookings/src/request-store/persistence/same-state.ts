import { trusted } from '@hearthstay/database';
import type { StoredRequest } from '../domain/booking-request';
import { sameProposal } from './days-by-claim';
import { samePrice } from './same-price';
import { sameWish } from './same-wish';

type DecidedOn = Pick<
  StoredRequest,
  | 'id'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'adults'
  | 'children'
  | 'quote'
  | 'priceNote'
  | 'proposal'
  | 'cancellationWish'
>;

const absent = trusted({ $exists: false });

/** The filter for a request of which all is as it was read that a decision depends on: what `shownStateOf` names. */
export const sameState = (request: DecidedOn) => {
  const { id, status, startDate, endDate, adults = absent, children = absent } = request;
  return {
    ...{ _id: id, status, startDate, endDate, adults, children },
    ...{ ...samePrice(request), ...sameProposal(request), ...sameWish(request.cancellationWish) },
  };
};
