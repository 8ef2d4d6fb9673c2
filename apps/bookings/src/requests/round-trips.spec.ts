import {
  addToWhitelist,
  approveRequest,
  createRequest,
  replacePrices,
  updateSettings,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { databaseConnection } from '@hearthstay/database';
import { describeOnEmbeddedDatabase, eventually } from '@hearthstay/testing';
import type { Connection, mongo } from 'mongoose';
import { monitored } from '../testing/monitored';
import { useBookings } from '../testing/use-bookings';

/**
 * Measures the longest chain of completed commands, each of which started after the end of the one before it.
 * Background work, such as the outbox relay, is not complete yet when the chain is read.
 */
const recordChain = (client: mongo.MongoClient) => {
  const running = new Map<number, number>();
  let longest = 0;
  const onStarted = ({ requestId }: mongo.CommandStartedEvent) => {
    running.set(requestId, longest + 1);
  };
  const onEnded = ({ requestId }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent) => {
    longest = Math.max(longest, running.get(requestId) ?? 0);
  };
  client.on('commandStarted', onStarted).on('commandSucceeded', onEnded).on('commandFailed', onEnded);
  return () => {
    client.off('commandStarted', onStarted).off('commandSucceeded', onEnded).off('commandFailed', onEnded);
    return longest;
  };
};

describeOnEmbeddedDatabase('The round trips to the database', (database) => {
  const publisher = { publish: () => Promise.resolve() };
  const { anna, ask, call, service, stored } = useBookings(monitored(database), { publisher, rateLimits: 'on' });

  const roundTripsOf = async (run: () => Promise<unknown>): Promise<number> => {
    const longestChain = recordChain(service().get<Connection>(databaseConnection).getClient());
    await run();
    return longestChain();
  };

  const expectEventsPublished = () => eventually(async () => expect(await stored.events()).toEqual([]));

  const roundTripsToRequest = async (fields: RequestInputOf<typeof createRequest>): Promise<number> => {
    await expectEventsPublished();
    return roundTripsOf(() => call(createRequest, fields));
  };

  /** Background work can only lengthen a chain, so the shortest of several is that of the call. */
  const fewestToRequest = async (fields: RequestInputOf<typeof createRequest>): Promise<number> => {
    const found: number[] = [];
    for (let times = 0; times < 5; times += 1) found.push(await roundTripsToRequest(fields));
    return Math.min(...found);
  };

  it('that make a request are four in sequence without a password and a whitelist', async () => {
    expect(await fewestToRequest(anna)).toBe(4);
  });

  it('that make a request are four in sequence with guests and prices', async () => {
    await call(replacePrices, { enabled: true, pricePerNight: 120_00, maxGuests: 4 });
    expect(await fewestToRequest({ ...anna, adults: 2, quotedTotal: 240_00 })).toBe(4);
  });

  it('that make a request are four in sequence with a whitelist and a right password', async () => {
    await call(updateSettings, { appPassword: 'Sesam', whitelistEnabled: true });
    await call(addToWhitelist, { email: anna.email });
    expect(await fewestToRequest({ ...anna, passwords: ['Sesam'] })).toBe(4);
  });

  it('that approve a request are five in sequence without calendars of other platforms', async () => {
    const requests = await Promise.all(
      ['2031-06-02', '2031-06-03', '2031-06-04'].map((day) => ask({ startDate: day, endDate: day })),
    );
    await expectEventsPublished();
    const found: number[] = [];
    for (const { id } of requests) found.push(await roundTripsOf(() => call(approveRequest, { id })));
    expect(Math.min(...found)).toBe(5);
  });
});
