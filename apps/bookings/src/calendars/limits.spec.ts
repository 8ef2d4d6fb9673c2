import { randomUUID } from 'node:crypto';
import { addCalendar, addFeed, listCalendars, listFeeds, removeCalendar, removeFeed } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { fieldLimits } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { startReader, useCalendars } from './testing/calendars';

describeEachDatabase('The largest number', (database) => {
  const { clock, server, service, call, says } = useCalendars(database);
  type Client = ReturnType<typeof service>['client'];
  let other: Awaited<ReturnType<typeof startReader>>;

  beforeAll(async () => {
    other = await startReader(database, clock, { allowedHosts: [server().host] });
  });
  afterAll(() => other.service.close());

  const newCalendar = (client: Client) => client.call(addCalendar, { name: 'Airbnb', url: server().url() });
  const newFeed = (client: Client) => client.call(addFeed, { name: 'Airbnb' });

  /** A busy database may miss the deadline of a command, which is then sent again under its id, as by the front end. */
  const untilAccepted = (add: () => Promise<object>): Promise<object> => {
    const context = { correlationId: 'c', commandId: randomUUID() };
    const attempt = (): Promise<object> =>
      runInMessageContext(context, add).catch((error: unknown) => {
        const { code } = error as { code?: string };
        if (code === 'SERVICE_UNAVAILABLE' || code === 'SERVICE_TIMEOUT') return attempt();
        throw error;
      });
    return attempt();
  };

  /** Twice as many as are allowed, at the same time and in two instances. @returns the codes of refusals */
  const addAtOnce = async (max: number, add: (client: Client) => Promise<object>) => {
    const clients = Array.from({ length: max }, () => [service().client, other.service.client]).flat();
    const results = await Promise.allSettled(clients.map((client) => untilAccepted(() => add(client))));
    return results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
  };
  const refusals = (max: number, code: string) => Array.from({ length: max }, () => code);

  it('of calendars is not exceeded by concurrent calls, and a removed one makes room', async () => {
    says();
    const { calendarsMax } = fieldLimits;
    expect(await addAtOnce(calendarsMax, newCalendar)).toEqual(refusals(calendarsMax, 'TOO_MANY_CALENDARS'));
    const [first, ...others] = await call(listCalendars, {});
    expect(others).toHaveLength(calendarsMax - 1);
    await call(removeCalendar, { id: first!.id });
    expect(await addAtOnce(1, newCalendar)).toEqual(['TOO_MANY_CALENDARS']);
    expect(await call(listCalendars, {})).toHaveLength(calendarsMax);
  });

  it('of feeds is not exceeded by concurrent calls, and a removed one makes room', async () => {
    const { feedsMax } = fieldLimits;
    expect(await addAtOnce(feedsMax, newFeed)).toEqual(refusals(feedsMax, 'TOO_MANY_FEEDS'));
    const [first, ...others] = await call(listFeeds, {});
    expect(others).toHaveLength(feedsMax - 1);
    await call(removeFeed, { id: first!.id });
    expect(await addAtOnce(1, newFeed)).toEqual(['TOO_MANY_FEEDS']);
    expect(await call(listFeeds, {})).toHaveLength(feedsMax);
  });

  it('is not reached by a repeated command that has added the last one', async () => {
    const addLast = () =>
      runInMessageContext({ correlationId: 'c', commandId: 'last' }, () => newFeed(service().client));
    for (let count = 1; count < fieldLimits.feedsMax; count += 1) await newFeed(service().client);
    const { id } = await addLast();
    expect(await addLast()).toMatchObject({ id });
  });
});
