import { sendAccessLink } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { startBookings, type RunningBookings } from '../../../testing/start-bookings';
import { useBookings } from '../../../testing/use-bookings';

describeOnEmbeddedDatabase('The limit of access links', (database) => {
  const { ask, clock, service, stored } = useBookings(database, { rateLimits: 'on' });
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock, { rateLimits: 'on' });
  });
  afterAll(() => other.close());

  /** Sends seven concurrent requests to two instances in turn. @returns the number of refused ones. */
  const refusedOfSeven = async (request: (n: number) => { email: string; caller: string }): Promise<number> => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 7 }, (_, n) =>
        (n % 2 ? other : service()).client.call(sendAccessLink, { locale: 'de', ...request(n) }),
      ),
    );
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'RATE_LIMITED',
        content: { params: { retryAfterSeconds: expect.any(Number) } },
      });
    }
    return refusals.length;
  };

  /** Only status links, because each e-mail also contains a link to confirm a request. */
  const statusLinks = async () => (await stored.all('guest_links')).filter(({ purpose }) => purpose === 'status');

  it.each([
    ['anna@mail.example', 5],
    ['unknown@mail.example', 0],
  ])('is five for %s from any caller', async (email, links) => {
    await ask();
    const before = (await statusLinks()).length;
    expect(await refusedOfSeven((n) => ({ email, caller: `192.0.2.${n}` }))).toBe(2);
    expect(await statusLinks()).toHaveLength(before + links);
  });

  it('is five for a caller with any addresses', async () => {
    expect(await refusedOfSeven((n) => ({ email: `guest-${n}@mail.example`, caller: '192.0.2.1' }))).toBe(2);
    expect(await stored.all('guest_links')).toHaveLength(0);
  });

  it('is independent of that of booking requests', async () => {
    for (let use = 0; use < 5; use += 1) await ask();
    expect(await refusedOfSeven(() => ({ email: 'anna@mail.example', caller: '192.0.2.1' }))).toBe(2);
  });
});
