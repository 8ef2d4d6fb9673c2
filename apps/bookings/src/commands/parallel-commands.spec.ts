import {
  addToWhitelist,
  approveRequest,
  bookingApproved,
  bookingConfirmed,
  bookingGuestConfirmed,
  confirmRequest,
  getPublicSettings,
  listRequests,
  listWhitelist,
  removeFromWhitelist,
  updateSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../testing/use-bookings';

describeEachDatabase('Commands that come at once', (database) => {
  const { ask, call, confirmTokenOf, eventsOf, stored } = useBookings(database);

  it('approve a request once', async () => {
    const { id } = await ask();
    const calls = Array.from({ length: 10 }, () => call(approveRequest, { id }));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(bookingApproved)).toHaveLength(1);
    expect(await stored.all('occupied_days')).toHaveLength(3);
  });

  it.each(['pending', 'approved'])('confirm a request that is %s once', async (status) => {
    const request = await ask();
    if (status === 'approved') await call(approveRequest, { id: request.id });
    const token = await confirmTokenOf(request);
    await Promise.all(Array.from({ length: 10 }, () => call(confirmRequest, { token })));
    expect(await eventsOf(status === 'approved' ? bookingConfirmed : bookingGuestConfirmed)).toHaveLength(1);
  });

  it('confirm a request also while an admin approves it', async () => {
    for (const day of ['2031-06-02', '2031-06-03', '2031-06-04', '2031-06-05', '2031-06-06']) {
      const request = await ask({ startDate: day, endDate: day });
      const token = await confirmTokenOf(request);
      await Promise.all([call(confirmRequest, { token }), call(approveRequest, { id: request.id })]);
    }
    const statuses = (await call(listRequests, {})).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 'approved' && status !== 'confirmed')).toEqual([]);
  });

  it('change different settings without losing a change', async () => {
    await Promise.all([
      call(updateSettings, { propertyName: ' Haus am See ' }),
      call(updateSettings, { maxConsecutiveBookings: 14 }),
      call(updateSettings, { showGuestNames: false }),
    ]);
    expect(await call(getPublicSettings, {})).toMatchObject({
      propertyName: 'Haus am See',
      maxConsecutiveBookings: 14,
      showGuestNames: false,
    });
  });

  it('change the same setting one after the other: each was before what the next one found', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => call(updateSettings, { maxAdvanceBookingDays: 100 + n })));
    const [settings] = await stored.all('settings');
    const chain = settings?.['history'] as Record<'before' | 'after', { maxAdvanceBookingDays: number }>[];
    expect(chain).toHaveLength(8);
    let current = 365;
    for (const { before, after } of chain) {
      expect(before.maxAdvanceBookingDays).toBe(current);
      current = after.maxAdvanceBookingDays;
    }
  });

  it('add an address to the whitelist once', async () => {
    const added = await Promise.allSettled(
      ['anna@mail.example', 'ANNA@mail.example', ' anna@ｍａｉｌ.example'].map((email) =>
        call(addToWhitelist, { email }),
      ),
    );
    const refused = added.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toEqual([1, 2].map(() => expect.objectContaining({ code: 'ALREADY_EXISTS' })));
    expect(await stored.all('whitelist')).toHaveLength(1);
  });

  it('remove a guest from the whitelist once', async () => {
    const { id } = await call(addToWhitelist, { email: 'ben@mail.example' });
    const removals = await Promise.allSettled([1, 2, 3].map(() => call(removeFromWhitelist, { id })));
    expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(listWhitelist, {})).toEqual([]);
    const [entry] = await stored.all('whitelist');
    expect((entry?.['history'] as { action: string }[]).map(({ action }) => action)).toEqual(['added', 'removed']);
  });
});
