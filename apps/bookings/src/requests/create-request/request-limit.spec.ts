import type { DomainError } from '@hearthstay/contracts';
import { addToWhitelist, createRequest, updateSettings } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { outcomeOf } from '../../testing/outcome-of';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('The limit of booking requests', (database) => {
  const { anna, ask, call, clock, service, stored } = useBookings(database, { rateLimits: 'on' });
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock, { rateLimits: 'on' });
  });
  afterAll(() => other.close());

  const waysToWrite = [
    'anna@mail.example',
    'Anna@Mail.Example',
    'anna@ｍail.example',
    'anna@ｍａil.example',
    'anna@mail.ｅxample',
    'ａnna@mail.example',
    'anna@𝐦ail.example',
  ];

  const fiveDone = [...Array.from({ length: 5 }, () => 'done'), 'RATE_LIMITED', 'RATE_LIMITED'];

  it.each([
    ['caller, whichever the address', (n: number) => ({ email: `guest-${n}@mail.example` })],
    ['address, whoever calls', (n: number) => ({ caller: `192.0.2.${n}` })],
    ['address, however it is written', (n: number) => ({ caller: `192.0.2.${n}`, email: waysToWrite[n] ?? '' })],
  ])('is five for a %s, all instances together, and stores nothing past it', async (_what, differing) => {
    const outcomes = await Promise.all(
      Array.from({ length: 7 }, (_, n) => {
        const { client } = n % 2 ? other : service();
        return outcomeOf(client.call(createRequest, { ...anna, ...differing(n) }));
      }),
    );
    expect(outcomes.sort()).toEqual([...fiveDone].sort());
    expect(await stored.all('booking_requests')).toHaveLength(5);
    expect(await stored.all('guest_links')).toHaveLength(10);
  });

  it('returns how long to wait', async () => {
    for (let use = 0; use < 5; use += 1) await ask();
    const refusal = await ask().catch((error: unknown) => error as DomainError);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    const wait = Number((refusal as DomainError).content.params?.retryAfterSeconds);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('counts guests who are not on the whitelist, so a caller cannot try many addresses', async () => {
    await call(updateSettings, { whitelistEnabled: true });
    await call(addToWhitelist, { email: anna.email });
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await outcomeOf(ask({ email: `guest-${n}@mail.example` })));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'NOT_WHITELISTED'), 'RATE_LIMITED']);
    expect(await outcomeOf(ask())).toBe('RATE_LIMITED');
  });

  it('does not reveal by the days whether an address is on the whitelist', async () => {
    await call(updateSettings, { whitelistEnabled: true });
    await call(addToWhitelist, { email: anna.email });
    const tooFarAhead = { startDate: '2032-05-09', endDate: '2032-05-10' };
    for (const email of [anna.email, 'stranger@mail.example']) {
      expect(await outcomeOf(ask({ ...tooFarAhead, email }))).toBe('MAX_ADVANCE_DAYS');
    }
  });

  it('does not count a request that is refused for its days', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await outcomeOf(ask({ endDate: '2031-06-20' }))).toBe('MAX_CONSECUTIVE_DAYS');
    }
    expect(await outcomeOf(ask())).toBe('done');
    expect(new Set((await stored.all('rate_limits')).map(({ points }) => points))).toEqual(new Set([1]));
  });
});
