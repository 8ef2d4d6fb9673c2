import {
  addToWhitelist,
  approveRequest,
  blockDays,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingGuestConfirmed,
  cancelRequest,
  changeWhitelistNotes,
  confirmRequest,
  createRequest,
  declineRequest,
  getStayRules,
  guestAccessRequested,
  listWhitelist,
  removeFromWhitelist,
  replaceStayRules,
  sendAccessLink,
  unblockDay,
  updateSettings,
  getPublicSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { newClaim } from '../availability/domain/request-claim';
import { RequestClaimRepository } from '../availability/persistence/request-claim.repository';
import { expectDaysHeldByTheirBookings } from '../testing/expect-consistent';
import { useRepeatableCommands } from '../testing/repeatable-commands';
import { RequestRepository } from '../request-store/persistence/request.repository';
import { useBookings } from '../testing/use-bookings';

describeEachDatabase('A repeated command', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database, { rateLimits: 'on' });
  const { anna, ask, call, clock, confirmTokenOf, eventsOf, service, stored } = bookings;
  const { command, twice } = useRepeatableCommands(bookings);

  const used = async () => (await stored.all('rate_limits')).map(({ points }) => points);

  it('makes one request and counts it once, although its client has named no key', async () => {
    const first = await command('k', createRequest, anna);
    const usedOnce = await used();
    expect(await command('k', createRequest, anna)).toEqual(first);
    expect(await stored.all('booking_requests')).toHaveLength(1);
    expect(await used()).toEqual(usedOnce);
  });

  it('approves once and gets the same response after later changes of the request', async () => {
    const request = await ask();
    const first = await command('k', approveRequest, { id: request.id });
    clock.advance({ milliseconds: 1 });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    // After that the decision cannot be undone.
    const again = { ...first, undoSeconds: 0 };
    expect(await command('k', approveRequest, { id: request.id })).toEqual(again);
    await call(cancelRequest, { id: request.id }).catch(() => undefined);
    expect(await command('k', approveRequest, { id: request.id })).toEqual(again);
    expect(await eventsOf(bookingApproved)).toHaveLength(1);
  });

  it('approves after a first attempt that ended between claim and approval', async () => {
    const request = await ask();
    const stuck = newClaim(await service().get(RequestRepository).get(request.id), clock.now(), 'k');
    await service().get(RequestClaimRepository).claim(stuck);
    const other = call(approveRequest, { id: request.id });
    await expect(other).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    await expect(command('k', approveRequest, { id: request.id })).resolves.toMatchObject({ status: 'approved' });
    await expectDaysHeldByTheirBookings(stored);
  });

  it('declines once', async () => {
    const [first, second] = await twice(declineRequest, { id: (await ask()).id });
    expect(second).toEqual(first);
  });

  it('cancels once, with its reason', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const [first, second] = await twice(cancelRequest, { id, reason: 'Rohrbruch' });
    expect(second).toEqual(first);
    expect(first.cancellationReason).toBe('Rohrbruch');
    expect(await eventsOf(bookingCancelled)).toHaveLength(1);
  });

  it('sends one link', async () => {
    await ask();
    await twice(sendAccessLink, { email: anna.email, locale: 'de', caller: '192.0.2.8' });
    expect(await eventsOf(guestAccessRequested)).toHaveLength(1);
  });

  it('does not overwrite later settings', async () => {
    await command('k', updateSettings, { propertyName: 'Haus am See', showGuestNames: false });
    await call(updateSettings, { propertyName: 'Haus am Meer' });
    const again = await command('k', updateSettings, { propertyName: 'Haus am See', showGuestNames: false });
    expect(again).toMatchObject({ propertyName: 'Haus am Meer', showGuestNames: false });
    expect(await call(getPublicSettings, {})).toEqual(again);
  });

  it('adds a guest once, and is distinguished from a later command', async () => {
    const [first, second] = await twice(addToWhitelist, { email: 'ben@mail.example', notes: 'mit Hund' });
    expect(second).toEqual(first);
    await expect(call(addToWhitelist, { email: 'ben@mail.example' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await call(listWhitelist, {})).toEqual([first]);
  });

  it('removes a guest once, also after a first attempt that ended before the removal', async () => {
    const ben = await call(addToWhitelist, { email: 'ben@mail.example' });
    expect(await twice(removeFromWhitelist, { id: ben.id })).toEqual([{}, {}]);
    await expect(call(removeFromWhitelist, { id: ben.id })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('frees a day once, and not again when it was blocked anew meanwhile', async () => {
    await call(blockDays, { dates: ['2031-06-02'] });
    await command('k', unblockDay, { id: '2031-06-02' });
    expect(await command('k', unblockDay, { id: '2031-06-02' })).toEqual({});
    clock.advance({ milliseconds: 1 });
    await call(blockDays, { dates: ['2031-06-02'] });
    expect(await command('k', unblockDay, { id: '2031-06-02' })).toEqual({});
    expect(await stored.all('occupied_days')).toHaveLength(1);
    await expect(call(unblockDay, { id: '2031-06-03' })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('is recognised in settings that are changed very often, for the latest hundred changes', async () => {
    await command('k', updateSettings, { propertyName: 'Haus am See' });
    const [settings] = await stored.all('settings');
    const others = Array.from({ length: 98 }, (_, n) => ({ id: `other-${n}`, at: clock.now() }));
    await stored.change('settings', settings!._id, { commands: [...(settings!['commands'] as object[]), ...others] });
    const recognised = async () =>
      ((await stored.all('settings'))[0]?.['commands'] as { id: string }[]).map(({ id }) => id);

    await call(updateSettings, { maxAdvanceBookingDays: 1 });
    expect(await recognised()).toEqual(['k', ...others.map(({ id }) => id), expect.any(String)]);
    await call(updateSettings, { maxAdvanceBookingDays: 2 });
    expect(await recognised()).toEqual([...others.map(({ id }) => id), expect.any(String), expect.any(String)]);
  });

  it('gets the same response when it blocks days or changes notes', async () => {
    const [blocked, blockedAgain] = await twice(blockDays, { dates: ['2031-06-02', '2031-06-03'] });
    expect(blockedAgain).toEqual(blocked);
    const { id } = await call(addToWhitelist, { email: 'ben@mail.example' });
    const [changed, changedAgain] = await twice(changeWhitelistNotes, { id, notes: 'mit Hund' });
    expect(changedAgain).toEqual(changed);
  });

  onEmbeddedDatabase(() => {
    it('is distinguished from another command of the same kind', async () => {
      const { id } = await ask();
      await command('k', approveRequest, { id });
      await expect(command('another', approveRequest, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    });

    it('does not change the days of other requests', async () => {
      const [{ id }, rival] = [await ask(), await ask({ email: 'ben@mail.example' })];
      await call(approveRequest, { id: rival.id });
      await expect(command('k', approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
      await expect(command('k', approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
      await call(cancelRequest, { id: rival.id });
      await expect(command('k', approveRequest, { id })).resolves.toMatchObject({ status: 'approved' });
    });

    it('confirms a pending request, and does not confirm it as a booking after the approval', async () => {
      const request = await ask();
      const token = await confirmTokenOf(request);
      const first = await command('k', confirmRequest, { token });
      await call(approveRequest, { id: request.id });
      expect(await command('k', confirmRequest, { token })).toEqual(first);
      expect(await eventsOf(bookingGuestConfirmed)).toHaveLength(1);
      expect(await eventsOf(bookingConfirmed)).toEqual([]);
    });

    it.each(['anna@mail.example', 'stranger@mail.example'])(
      'counts each time that %s asks for a link',
      async (email) => {
        await ask({ email: 'anna@mail.example' });
        const caller = '192.0.2.77';
        await twice(sendAccessLink, { email, locale: 'de', caller });
        const counts = (await stored.all('rate_limits')).filter(({ key }) => String(key).includes(caller));
        expect(new Set(counts.map(({ points }) => points))).toEqual(new Set([2]));
      },
    );

    it.each([false, true])(
      'does not overwrite later rules of stays, also where they were so before: %s',
      async (before) => {
        await call(replaceStayRules, { sameDayTurnover: before });
        await command('k', replaceStayRules, { sameDayTurnover: true });
        await call(replaceStayRules, { sameDayTurnover: false });
        expect(await command('k', replaceStayRules, { sameDayTurnover: true })).toMatchObject({
          sameDayTurnover: false,
        });
        expect(await call(getStayRules, {})).toMatchObject({ sameDayTurnover: false });
      },
    );
  });
});
