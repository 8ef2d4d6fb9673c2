import {
  approveRequest,
  bookingCancelled,
  cancelRequest,
  cancellationRefused,
  cancellationWished,
  confirmRequest,
  createRequest,
  getRequest,
  getRequestHistory,
  listGuestRequests,
  moveBooking,
  respondToCancellationWish,
  undoDecision,
  wishCancellation,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The wish to cancel a booking', (database, onEmbeddedDatabase) => {
  const { anna, ask, call, clock, confirmTokenOf, eventsOf, statusTokenOf, stored } = useBookings(database);
  const reason = 'Leider krank';

  const confirmed = async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return { id: request.id, token: await statusTokenOf(request) };
  };
  const wished = async () => {
    const booking = await confirmed();
    await call(wishCancellation, { ...booking, reason });
    return booking;
  };
  const wishOf = async (id: string) => (await call(getRequest, { id })).cancellationWish;
  const heldDays = async () => (await stored.all('occupied_days')).length;

  it('has the same response for a repeated command', async () => {
    const booking = await confirmed();
    const wish = () =>
      runInMessageContext({ correlationId: 'any', commandId: 'command-1' }, () => call(wishCancellation, booking));
    const first = await wish();
    const state = await stored.everything();
    expect(await wish()).toEqual(first);
    expect(await stored.everything()).toBe(state);
  });

  it('is granted with a note: the booking is cancelled, and undoing that brings the wish back', async () => {
    const { id } = await wished();
    const wish = await wishOf(id);
    const note = 'Gute Besserung!';
    const cancelled = await call(respondToCancellationWish, { id, accept: true, note });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellationReason: note, undoSeconds: 10 });
    expect(cancelled.cancelledAsWished).toBe(true);
    expect(cancelled.cancellationWish).toBeUndefined();
    expect(await eventsOf(bookingCancelled)).toMatchObject([{ requestId: id, reason: note, askedByGuest: true }]);
    expect(await heldDays()).toBe(0);
    const undone = await call(undoDecision, { id });
    expect(undone).toMatchObject({ status: 'confirmed', cancellationWish: wish });
    expect(undone).not.toHaveProperty('cancelledAsWished');
    expect(await eventsOf(bookingCancelled)).toEqual([]);
    expect(await heldDays()).toBe(3);
  });

  it('is refused with a note: the booking stays, and the guest may wish again', async () => {
    const { id, token } = await wished();
    const note = 'Die Frist ist vorbei.';
    const kept = await call(respondToCancellationWish, { id, accept: false, note });
    expect(kept).toMatchObject({ status: 'confirmed', undoSeconds: 0 });
    expect(kept.cancellationWish).toBeUndefined();
    expect((await call(getRequestHistory, { id })).at(-1)).toMatchObject({
      action: 'cancellation-refused',
      after: { note },
    });
    await call(wishCancellation, { id, token });
    await call(respondToCancellationWish, { id, accept: false });
    const [first, second] = await eventsOf(cancellationRefused);
    expect(first).toMatchObject({ requestId: id, note });
    expect(second).not.toHaveProperty('note');
    expect(await heldDays()).toBe(3);
  });

  it('gets one response from any number of admins at the same time', async () => {
    const { id } = await wished();
    const outcomes = await Promise.allSettled(
      [true, false, true, false].map((accept) => call(respondToCancellationWish, { id, accept })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await wishOf(id)).toBeUndefined();
    const { status } = await call(getRequest, { id });
    expect(await heldDays()).toBe(status === 'cancelled' ? 0 : 3);
  });

  onEmbeddedDatabase(() => {
    it.each([[reason], [undefined]])('is stored, shown and told to the admins; the reason: %j', async (given) => {
      const { id, token } = await confirmed();
      const wish = { at: clock.now().toISOString(), reason: given ?? null };
      await expect(call(wishCancellation, { id, token, reason: given })).resolves.toMatchObject({
        status: 'confirmed',
        cancellationWish: wish,
      });
      expect(await wishOf(id)).toEqual(wish);
      expect(await call(listGuestRequests, { token })).toMatchObject([{ cancellationWish: wish }]);
      expect(await eventsOf(cancellationWished)).toMatchObject([{ requestId: id, reason: wish.reason }]);
      expect((await call(getRequestHistory, { id })).at(-1)).toMatchObject({
        action: 'cancellation-wished',
        after: given === undefined ? {} : { reason },
      });
      expect(await heldDays()).toBe(3);
    });

    it('is refused twice, for a request without days, one that is past, and one of another guest', async () => {
      const { id, token } = await wished();
      const pending = await ask({ startDate: '2031-07-01', endDate: '2031-07-02' });
      const bens = await call(createRequest, {
        ...anna,
        startDate: '2031-07-01',
        email: 'ben@mail.example',
        endDate: '2031-07-02',
      });
      const state = await stored.everything();
      const refused = (own: { id: string; token: string }, code: string) =>
        expect(call(wishCancellation, own)).rejects.toMatchObject({ code });
      await refused({ id, token }, 'CANCELLATION_WISHED_ALREADY');
      await refused({ id: pending.id, token }, 'INVALID_TRANSITION');
      await refused({ id: bens.id, token }, 'FORBIDDEN');
      await refused({ id, token: 'wrong' }, 'LINK_INVALID');
      await expect(call(wishCancellation, { id, token, reason: 'x'.repeat(501) })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await stored.everything()).toBe(state);
    });

    it('gets one response, which is repeated for the same command', async () => {
      const { id } = await wished();
      const respond = () =>
        runInMessageContext({ correlationId: 'any', commandId: 'command-2' }, () =>
          call(respondToCancellationWish, { id, accept: true }),
        );
      const { status } = await respond();
      const state = await stored.everything();
      await expect(respond()).resolves.toMatchObject({ status });
      for (const accept of [true, false]) {
        await expect(call(respondToCancellationWish, { id, accept })).rejects.toMatchObject({
          code: 'NO_CANCELLATION_WISH',
        });
      }
      expect(await stored.everything()).toBe(state);
    });

    it('stays when the booking is moved, and ends with it', async () => {
      const { id } = await wished();
      const moved = { id, startDate: '2031-06-03', endDate: '2031-06-05', notify: false };
      await expect(call(moveBooking, moved)).resolves.toHaveProperty('cancellationWish');
      await call(cancelRequest, { id, evenConfirmed: true });
      expect(await wishOf(id)).toBeUndefined();
    });

    it('ends the time in which the decision before it can be undone', async () => {
      const request = await ask();
      await call(approveRequest, { id: request.id });
      await call(wishCancellation, { id: request.id, token: await statusTokenOf(request) });
      await expect(call(undoDecision, { id: request.id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    });
  });
});
