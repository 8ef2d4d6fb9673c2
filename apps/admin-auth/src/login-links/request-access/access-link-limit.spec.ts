import { requestAccess } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { startAdminAuth, type RunningAdminAuth } from '../../testing/start-admin-auth';

describeOnEmbeddedDatabase('The limit of links to the panel', (database) => {
  let instances: RunningAdminAuth[];

  beforeAll(async () => {
    instances = [
      await startAdminAuth(database, { rateLimits: 'on' }),
      await startAdminAuth(database, { rateLimits: 'on' }),
    ];
  });
  beforeEach(async () => {
    await stored('login_links').deleteMany({});
    await stored('rate_limits').deleteMany({});
  });
  afterAll(() => Promise.all(instances.map((instance) => instance.close())));

  const stored = (name: string) => database.connection().collection(name);

  /** Sends seven concurrent requests to both instances in turn. @returns the number of refused ones */
  const refusedOfSeven = async (request: (n: number) => { email: string; caller: string }): Promise<number> => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 7 }, async (_, n) => instances[n % 2]?.client.call(requestAccess, request(n))),
    );
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    return refusals.length;
  };

  it.each([
    ['owner@house.example', 5],
    ['stranger@mail.example', 0],
  ])('is five for %s from any caller', async (email, links) => {
    expect(await refusedOfSeven((n) => ({ email, caller: `192.0.2.${n}` }))).toBe(2);
    expect(await stored('login_links').countDocuments({})).toBe(links);
  });

  it('is five for a caller for any address', async () => {
    expect(await refusedOfSeven((n) => ({ email: `guest-${n}@mail.example`, caller: '192.0.2.1' }))).toBe(2);
    expect(await stored('login_links').countDocuments({})).toBe(0);
  });
});
