import {
  bookingRequested,
  sendMessageToGuest,
  sendMessageToOwner,
  type BookingRequest,
  type OwnerMessage,
  type RequestMessage,
} from '@hearthstay/contracts';
import { commandsOf, guest, owner } from '../../testing/commands-of';
import type { TestBookings } from '../../testing/use-bookings';

/** Guest and owner write about requests. */
export const useThread = (bookings: TestBookings) => {
  const [asGuest, asOwner] = [commandsOf(bookings, guest), commandsOf(bookings, owner)];

  /** The token of the status link that the guest was sent with a request. */
  const tokenOf = async ({ id }: Pick<BookingRequest, 'id'>): Promise<string> => {
    const event = (await bookings.eventsOf(bookingRequested)).find(({ requestId }) => requestId === id);
    if (!event) throw new Error(`Nobody has asked for ${id}`);
    return event.statusLink.token;
  };

  return {
    tokenOf,
    fromGuest: async (request: Pick<BookingRequest, 'id'>, text = 'Gibt es ein Kinderbett?'): Promise<RequestMessage> =>
      asGuest(sendMessageToOwner, { id: request.id, token: await tokenOf(request), text }),
    fromOwner: ({ id }: Pick<BookingRequest, 'id'>, text = 'Gern!'): Promise<OwnerMessage> =>
      asOwner(sendMessageToGuest, { id, text }),
  };
};
