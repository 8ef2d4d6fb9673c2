import {
  bookingEntered,
  bookingRequested,
  createRequest,
  type BookingRequest,
  type EventContract,
  type PayloadOf,
  type RequestInputOf,
  type ResponseOf,
  type RpcContract,
} from '@hearthstay/contracts';
import type { TestDatabase } from '@hearthstay/testing';
import { startBookings, type BookingsOptions, type RunningBookings } from './start-bookings';
import { storedIn } from './stored';
import { createTestClock, testNow } from './test-clock';

// A service creates its indexes at the start, which can exceed Jest's time limit on a busy machine.
type Fields = RequestInputOf<typeof createRequest>;

export const anna: Fields = {
  name: 'Anna Ährenfeld',
  email: 'anna@mail.example',
  startDate: '2031-06-02',
  endDate: '2031-06-04',
  locale: 'de',
  caller: '192.0.2.1',
};

/** Gives a block of tests a running service, with an empty database and the same time for each test. */
export const useBookings = (
  database: TestDatabase,
  { timezone, ...options }: BookingsOptions & { timezone?: string } = {},
) => {
  const clock = createTestClock(timezone);
  const stored = storedIn(database);
  let service: RunningBookings;
  beforeAll(async () => {
    service = await startBookings(database, clock, options);
  });
  beforeEach(async () => {
    clock.set(testNow);
    await stored.clear();
  });
  afterAll(() => service.close());

  const call = <Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> => service.client.call(contract, request);

  const eventsOf = async <Contract extends EventContract>(contract: Contract): Promise<PayloadOf<Contract>[]> => {
    const events = await stored.events();
    return events.filter(({ name }) => name === contract.name).map(({ payload }) => payload as PayloadOf<Contract>);
  };

  const linksOf = async ({ id }: { id: string }): Promise<Partial<PayloadOf<typeof bookingEntered>>> => {
    const events = [...(await eventsOf(bookingRequested)), ...(await eventsOf(bookingEntered))];
    return events.find(({ requestId }) => requestId === id) ?? {};
  };

  return {
    anna,
    clock,
    stored,
    call,
    eventsOf,
    service: () => service,
    /** A request of Anna for three days in June; given fields replace its own. */
    ask: (fields: Partial<Fields> = {}): Promise<BookingRequest> => call(createRequest, { ...anna, ...fields }),
    /** The token of the confirm link that the guest was sent for the request. */
    confirmTokenOf: async (request: { id: string }): Promise<string> => {
      const { confirmLink } = await linksOf(request);
      if (!confirmLink) throw new Error(`No link to confirm ${request.id}`);
      return confirmLink.token;
    },
    /** The token of the status link that the guest was sent for the request. */
    statusTokenOf: async (request: { id: string }): Promise<string> => {
      const { statusLink } = await linksOf(request);
      if (!statusLink) throw new Error(`No link to the status of ${request.id}`);
      return statusLink.token;
    },
  };
};

export type TestBookings = ReturnType<typeof useBookings>;
