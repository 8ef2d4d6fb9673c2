import {
  approveRequest,
  blockDays,
  bookingMoved,
  bookingMovedSilently,
  cancelRequest,
  confirmRequest,
  enterBooking,
  getRequest,
  listGuestRequests,
  makeOffer,
  moveBooking,
  replacePrices,
  undoDecision,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { StayMoves } from '../../availability';
import { RequestClaimRepository } from '../../availability/persistence/request-claim.repository';
import { claimGrace, ReleaseOrphanedClaims } from '../../availability/release-orphaned-claims/release-orphaned-claims';
import { RequestRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { commandsOf, owner } from '../../testing/commands-of';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { prices } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

type Move = Partial<RequestInputOf<typeof moveBooking>>;

describeEachDatabase('Moving a booking', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const { command } = useRepeatableCommands(bookings);
  const approved = async (fields?: Parameters<typeof ask>[0]) => call(approveRequest, { id: (await ask(fields)).id });
  const later = { startDate: '2031-06-04', endDate: '2031-06-06' };
  const move = (id: string, fields: Move = {}) => asOwner(moveBooking, { id, ...later, ...fields });
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const recover = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(StayMoves).finishAll();
  };

  it('gives it other days, which may overlap its own, and frees the former ones', async () => {
    const { id } = await approved();
    await expect(move(id)).resolves.toMatchObject({ ...later, status: 'approved', undoSeconds: 10 });
    expect(await heldDays()).toEqual(['2031-06-04', '2031-06-05', '2031-06-06']);
    await expectDaysHeldByTheirBookings(stored);
    expect((await call(getRequest, { id })).history.at(-1)).toMatchObject({
      action: 'moved',
      actor: owner,
      before: { startDate: '2031-06-02', endDate: '2031-06-04' },
      after: later,
    });
  });

  it('never frees a day that it keeps', async () => {
    const { id } = await approved();
    const seen: string[][] = [];
    const claims = service().get(RequestClaimRepository);
    for (const step of ['takeOver', 'release'] as const) {
      const original = claims[step].bind(claims) as (...args: unknown[]) => Promise<void>;
      jest.spyOn(claims, step).mockImplementation(async (...args: unknown[]) => {
        await original(...args);
        seen.push(await heldDays());
      });
    }
    await move(id);
    jest.restoreAllMocks();
    expect(seen.length).toBeGreaterThan(1);
    for (const days of seen) expect(days).toContain('2031-06-04');
  });

  it('is refused on a taken or blocked day, and changes nothing', async () => {
    const { id } = await approved();
    await approved({ startDate: '2031-06-06', endDate: '2031-06-07' });
    await call(blockDays, { dates: ['2031-06-09'] });
    const before = await stored.everything();
    await expect(move(id)).rejects.toMatchObject({ code: 'MOVE_CONFLICT' });
    await expect(move(id, { endDate: '2031-06-09' })).rejects.toMatchObject({ code: 'MOVE_CONFLICT' });
    expect(await stored.everything()).toBe(before);
  });

  it('happens once for a repeated command', async () => {
    const { id } = await approved();
    await command('same', moveBooking, { id, ...later });
    const before = await stored.everything();
    await expect(command('same', moveBooking, { id, ...later })).resolves.toMatchObject(later);
    expect(await stored.everything()).toBe(before);
  });

  it('frees all days when the booking is cancelled right after an interrupted move', async () => {
    const { id } = await approved();
    const release = jest.spyOn(service().get(StayMoves), 'finish');
    release.mockImplementationOnce((booking) => Promise.resolve(booking)).mockRejectedValueOnce(new Error('crash'));
    await move(id).catch(() => undefined);
    release.mockRestore();
    await call(cancelRequest, { id });
    expect(await heldDays()).toEqual([]);
  });

  it('is completed after a crash, and leaves no days of before', async () => {
    const { id } = await approved();
    const claims = service().get(RequestClaimRepository);
    const takeOver = jest.spyOn(claims, 'takeOver').mockRejectedValueOnce(new Error('crash'));
    await move(id).catch(() => undefined);
    takeOver.mockRestore();
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04', '2031-06-05', '2031-06-06']);
    await recover();
    expect(await heldDays()).toEqual(['2031-06-04', '2031-06-05', '2031-06-06']);
    await expectDaysHeldByTheirBookings(stored);
  });

  it('never succeeds by days that were released while its process was slow', async () => {
    const { id } = await approved();
    beforeCall(service().get(RequestRepository), 'move', recover);
    await expect(move(id)).rejects.toMatchObject({ code: 'BOOKING_CHANGED_MEANWHILE' });
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    await expect(move(id)).resolves.toMatchObject(later);
  });

  it('is refused when the guest is offered other days meanwhile', async () => {
    const { id } = await approved();
    const offered = { startDate: '2031-06-08', endDate: '2031-06-10' };
    beforeCall(service().get(RequestRepository), 'move', () => asOwner(makeOffer, { id, ...offered, hold: true }));
    await expect(move(id)).rejects.toMatchObject({ code: 'BOOKING_CHANGED_MEANWHILE' });
    expect(await call(getRequest, { id })).toMatchObject({ startDate: '2031-06-02', proposal: offered });
    await expectDaysHeldByTheirBookings(stored);
  });

  it('happens once, and leaves the days of one stay, for many at once', async () => {
    const { id } = await approved();
    const ends = Array.from({ length: 20 }, (_, day) => `2031-06-${String(6 + day).padStart(2, '0')}`);
    const results = await Promise.allSettled(ends.map((endDate) => move(id, { endDate })));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await recover();
    await expectDaysHeldByTheirBookings(stored);
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['its own days', { startDate: '2031-06-02', endDate: '2031-06-04' }, 'SAME_STAY'],
      ['the past', { startDate: '2031-05-09', endDate: '2031-05-12' }, 'VALIDATION_FAILED'],
      ['days in the wrong order', { startDate: '2031-06-09' }, 'VALIDATION_FAILED'],
      ['days far off', { startDate: '2036-06-02', endDate: '2036-06-04' }, 'VALIDATION_FAILED'],
      ['more than a year', { endDate: '2032-06-30' }, 'VALIDATION_FAILED'],
      ['a negative total', { total: -1 }, 'VALIDATION_FAILED'],
      ['a total without prices', { total: 100 }, 'REQUEST_WITHOUT_PRICE'],
      ['a long note', { note: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
    ])('to %s is refused, and nothing changes', async (_what, fields, code) => {
      const { id } = await approved();
      const before = await stored.everything();
      await expect(move(id, fields)).rejects.toMatchObject({ code });
      expect(await stored.everything()).toBe(before);
    });

    it('is refused with an e-mail to a guest who has no address', async () => {
      const booking = {
        name: 'Herr Öztürk',
        startDate: '2031-06-02',
        endDate: '2031-06-04',
        status: 'confirmed',
      } as const;
      const { id } = await call(enterBooking, booking);
      const before = await stored.everything();
      await expect(move(id, { notify: true })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await stored.everything()).toBe(before);
      await expect(move(id)).resolves.toMatchObject(later);
      expect(await stored.events()).toEqual([]);
    });

    it('is refused for a request without days', async () => {
      const { id } = await ask();
      await expect(move(id)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      await expect(move('unknown')).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    });

    it('lets a guest who has arrived stay longer', async () => {
      const { id } = await approved();
      clock.set('2031-06-03T10:00:00.000Z');
      await expect(move(id, { startDate: '2031-06-02' })).resolves.toMatchObject({ endDate: '2031-06-06' });
    });

    it('makes it longer, shorter, and moves it again', async () => {
      const { id } = await approved();
      for (const [startDate, endDate] of [
        ['2031-06-01', '2031-06-08'],
        ['2031-06-03', '2031-06-03'],
        ['2031-07-03', '2031-07-05'],
      ] as const) {
        await move(id, { startDate, endDate });
        await expectDaysHeldByTheirBookings(stored);
      }
    });

    it('tells the guest if the owner wishes, with the former days, and again how to confirm', async () => {
      const request = await approved();
      await move(request.id, { notify: true, note: 'Wie besprochen' });
      const [event] = await eventsOf(bookingMoved);
      expect(event).toMatchObject({
        ...later,
        before: { startDate: '2031-06-02', endDate: '2031-06-04' },
        note: 'Wie besprochen',
      });
      await expect(call(confirmRequest, { token: event!.confirmLink!.token })).resolves.toMatchObject({
        ...later,
        status: 'confirmed',
      });
      expect(await call(listGuestRequests, { token: event!.statusLink.token })).toHaveLength(1);
    });

    it('tells nobody otherwise', async () => {
      const { id } = await approved();
      await move(id);
      expect(await eventsOf(bookingMoved)).toEqual([]);
      expect(await eventsOf(bookingMovedSilently)).toEqual([{ requestId: id, revision: 1, ...later }]);
    });

    it.each([
      ['with', true],
      ['without', false],
    ])('can be undone for ten seconds, %s an e-mail', async (_what, notify) => {
      const { id } = await approved();
      await move(id, { notify });
      clock.advance({ milliseconds: 9_900 });
      await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({
        status: 'approved',
        startDate: '2031-06-02',
        endDate: '2031-06-04',
      });
      await expectDaysHeldByTheirBookings(stored);
      expect([...(await eventsOf(bookingMoved)), ...(await eventsOf(bookingMovedSilently))]).toEqual([]);
      expect((await call(getRequest, { id })).history.at(-1)).toMatchObject({
        action: 'undone',
        before: later,
        after: { startDate: '2031-06-02', endDate: '2031-06-04' },
      });
      await move(id, { notify });
      clock.advance({ milliseconds: 10_000 });
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    });

    it('cannot be undone when its former days are taken meanwhile', async () => {
      const { id } = await approved();
      await move(id);
      await approved({ startDate: '2031-06-02', endDate: '2031-06-02' });
      const before = await stored.everything();
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_CONFLICT' });
      expect(await stored.everything()).toBe(before);
    });

    it('can be undone for a confirmed booking, which stays confirmed', async () => {
      const request = await approved();
      await call(confirmRequest, { token: await confirmTokenOf(request as never) });
      await move(request.id);
      await expect(asOwner(undoDecision, { id: request.id })).resolves.toMatchObject({ status: 'confirmed' });
      await expectDaysHeldByTheirBookings(stored);
    });

    it('keeps the total, or changes it as agreed', async () => {
      await call(replacePrices, prices);
      const booking = await call(enterBooking, {
        ...{ name: 'Herr Öztürk', startDate: '2031-06-02', endDate: '2031-06-04' },
        status: 'confirmed',
        total: 300_00,
      });
      const moved = await move(booking.id, { startDate: '2031-06-10', endDate: '2031-06-20' });
      expect(moved).toMatchObject({ quote: { total: 300_00, nights: 10 } });
      await expect(move(booking.id, { total: 900_00 })).resolves.toMatchObject({ quote: { total: 900_00, nights: 2 } });
      await expect(asOwner(undoDecision, { id: booking.id })).resolves.toMatchObject({
        quote: { total: 300_00, nights: 10 },
      });
    });
  });
});
