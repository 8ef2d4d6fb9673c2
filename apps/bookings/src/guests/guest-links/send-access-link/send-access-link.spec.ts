import {
  approveRequest,
  confirmRequest,
  guestAccessRequested,
  listGuestRequests,
  sendAccessLink,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { testNow } from '../../../testing/test-clock';
import { useBookings } from '../../../testing/use-bookings';

describeOnEmbeddedDatabase('Requesting the access link', (database) => {
  const { ask, call, clock, eventsOf, stored } = useBookings(database);

  it('sends it to an address that has requests', async () => {
    const { id } = await ask();
    expect(await call(sendAccessLink, { email: ' ANNA@mail.example', locale: 'en', caller: '192.0.2.1' })).toEqual({});
    const [event] = await eventsOf(guestAccessRequested);
    expect(event).toEqual({
      email: 'anna@mail.example',
      locale: 'en',
      propertyName: 'Property',
      requestedAt: testNow,
      statusLink: { token: expect.any(String), expiresAt: '2031-08-08T10:00:00.000Z' },
      toConfirm: {
        startDate: '2031-06-02',
        endDate: '2031-06-04',
        confirmLink: { token: expect.any(String), expiresAt: '2031-05-17T10:00:00.000Z' },
      },
    });
    const requests = await call(listGuestRequests, { token: event?.statusLink.token ?? '' });
    expect(requests.map((request) => request.id)).toEqual([id]);
  });

  it('carries a link to confirm the approved request first, and none when nothing is to be confirmed', async () => {
    const approved = await ask();
    await call(approveRequest, { id: approved.id });
    const pending = await ask({ startDate: '2031-06-10', endDate: '2031-06-11' });
    const confirmed: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      clock.advance({ milliseconds: 1 });
      await call(sendAccessLink, { email: 'anna@mail.example', locale: 'en', caller: '192.0.2.1' });
      const newestFirst = (await eventsOf(guestAccessRequested)).sort((a, b) =>
        b.requestedAt.localeCompare(a.requestedAt),
      );
      const toConfirm = newestFirst[0]?.toConfirm;
      if (toConfirm) await call(confirmRequest, { token: toConfirm.confirmLink.token });
      confirmed.push(toConfirm?.startDate);
    }
    expect(confirmed).toEqual([approved.startDate, pending.startDate, undefined]);
  });

  it('has the same response for an unknown address, but stores nothing', async () => {
    const before = await stored.everything();
    const request = { email: 'unknown@mail.example', locale: 'de', caller: '192.0.2.1' } as const;
    expect(await call(sendAccessLink, request)).toEqual({});
    expect(await stored.everything()).toBe(before);
  });

  it('takes the same time for known and unknown addresses', async () => {
    await ask();
    const durationFor = async (email: string) => {
      const asked = performance.now();
      await call(sendAccessLink, { email, locale: 'de', caller: '192.0.2.1' });
      return performance.now() - asked;
    };
    const durations = await Promise.all([durationFor('anna@mail.example'), durationFor('unknown@mail.example')]);
    for (const duration of durations) expect(duration).toBeGreaterThan(245);
  });

  it('refuses a malformed address', async () => {
    await expect(call(sendAccessLink, { email: 'anna', locale: 'de', caller: '192.0.2.1' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await stored.all('guest_links')).toEqual([]);
  });
});
