import {
  approveRequest,
  confirmRequest,
  getRequest,
  makeOffer,
  proposeChange,
  respondToOffer,
  type RequestInputOf,
} from '@hearthstay/contracts';
import type { TestDatabase } from '@hearthstay/testing';
import { commandsOf, guest, owner } from '../../../testing/commands-of';
import { useBookings } from '../../../testing/use-bookings';
import { EndExpiredProposals } from '../end-expired-proposals';

export type Offer = Partial<RequestInputOf<typeof makeOffer>>;
type Wish = Partial<RequestInputOf<typeof proposeChange>>;

/** The days of an offer or a wish where a test says nothing else. */
export const later = { startDate: '2031-06-04', endDate: '2031-06-06' };

/** Commands of owner and guest about proposals, and what they have caused. */
export const useProposals = (database: TestDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, confirmTokenOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const asGuest = commandsOf(bookings, guest);

  const offer = (id: string, fields: Offer = {}) => asOwner(makeOffer, { id, ...later, ...fields });
  const respond = async (id: string, accept: boolean, more: { proposal?: string; note?: string } = {}) =>
    asGuest(respondToOffer, { id, token: await statusTokenOf({ id }), accept, ...more });
  const wish = async (id: string, fields: Wish = {}) =>
    asGuest(proposeChange, { id, token: await statusTokenOf({ id }), ...later, ...fields });
  const confirmedByGuest = async (fields?: Parameters<typeof ask>[0]) => {
    const request = await ask(fields);
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request;
  };
  const approved = async (fields?: Parameters<typeof ask>[0]) => call(approveRequest, { id: (await ask(fields)).id });
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const lastEntry = async (id: string) => (await call(getRequest, { id })).history.at(-1);
  const expire = () => service().get(EndExpiredProposals).run();
  return {
    ...bookings,
    asOwner,
    asGuest,
    offer,
    respond,
    wish,
    confirmedByGuest,
    approved,
    heldDays,
    lastEntry,
    expire,
  };
};
