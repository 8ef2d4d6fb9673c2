import type { DomainError } from '@hearthstay/contracts';
import { approveRequest, bookingRequested, createRequest, declineRequest } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';

const idempotencyKey = 'c1f0a3de-0000-4000-8000-000000000001';

describeEachDatabase('A request that is sent again with its idempotency key', (database, onEmbeddedDatabase) => {
  const { anna, ask, call, clock, eventsOf, service, stored } = useBookings(database, { rateLimits: 'on' });
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock, { rateLimits: 'on' });
  });
  afterAll(() => other.close());

  const used = async () => (await stored.all('rate_limits')).map(({ points }) => points);

  /** Sends the same request that many times at once, to two instances. */
  const sendAtOnce = (times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, n) =>
        (n % 2 ? other : service()).client.call(createRequest, { ...anna, idempotencyKey }),
      ),
    );

  it('gets the first response, is created once, sends one e-mail and counts once', async () => {
    const first = await ask({ idempotencyKey, message: 'Hallo' });
    clock.advance({ milliseconds: 60_000 });
    expect(await ask({ idempotencyKey, message: ' Hallo ', locale: 'en', caller: '192.0.2.8' })).toEqual(first);
    expect(await stored.all('booking_requests')).toHaveLength(1);
    expect(await eventsOf(bookingRequested)).toHaveLength(1);
    expect(new Set(await used())).toEqual(new Set([1]));
  });

  it('does so also when all are sent concurrently to several instances', async () => {
    const responses = await sendAtOnce(8);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await stored.all('booking_requests')).toHaveLength(1);
    expect(await eventsOf(bookingRequested)).toHaveLength(1);
    expect(new Set(await used())).toEqual(new Set([1]));
  });

  it('does so also when two are sent concurrently and the limit allows one', async () => {
    for (let use = 0; use < 4; use += 1) await ask();
    const [first, second] = await sendAtOnce(2);
    expect(second).toEqual(first);
    expect(await stored.all('booking_requests')).toHaveLength(5);
  });

  it('creates one request for several concurrent bodies, and refuses the others', async () => {
    const outcomes = await Promise.allSettled(
      ['Anna', 'Ben', 'Cleo', 'Dora'].map((name, n) =>
        (n % 2 ? other : service()).client.call(createRequest, { ...anna, name, idempotencyKey }),
      ),
    );
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as DomainError).code));
    expect(codes.sort()).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_KEY_REUSED',
      'done',
    ]);
    expect(await stored.all('booking_requests')).toHaveLength(1);
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['name', { name: 'Ben' }],
      ['address', { email: 'ben@mail.example' }],
      ['first day', { startDate: '2031-06-03' }],
      ['last day', { endDate: '2031-06-05' }],
      ['message', { message: 'Hallo' }],
    ])('is refused when it has another %s, and changes nothing', async (_what, fields) => {
      await ask({ idempotencyKey });
      const before = await stored.everything();
      await expect(ask({ idempotencyKey, ...fields })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(await stored.everything()).toBe(before);
    });

    it('is another request with another key, or with none', async () => {
      const ids = [await ask({ idempotencyKey }), await ask({ idempotencyKey: 'another' }), await ask(), await ask()];
      expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
    });

    it('does not store the key', async () => {
      await ask({ idempotencyKey });
      expect(await stored.everything()).not.toContain(idempotencyKey);
    });

    it('gets the first response after later changes of the request, its days and the limit', async () => {
      const first = await ask({ idempotencyKey });
      clock.advance({ milliseconds: 1 });
      await call(declineRequest, { id: first.id });
      for (let use = 0; use < 4; use += 1) await ask();
      await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      const ben = await ask({ email: 'ben@mail.example', caller: '192.0.2.8' });
      await call(approveRequest, { id: ben.id });
      expect(await ask({ idempotencyKey })).toEqual(first);
    });

    it('may be sent again after it was refused', async () => {
      await expect(ask({ idempotencyKey, endDate: '2031-06-20' })).rejects.toMatchObject({
        code: 'MAX_CONSECUTIVE_DAYS',
      });
      await expect(ask({ idempotencyKey })).resolves.toMatchObject({ status: 'pending' });
    });
  });
});
