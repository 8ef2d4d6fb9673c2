import {
  approveRequest,
  bookingCancelled,
  changeAccepted,
  confirmRequest,
  enterBooking,
  getRequest,
  proposeChange,
  replacePrices,
  respondToCancellationWish,
  respondToChange,
  undoDecision,
  wishCancellation,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, guest, owner } from '../../testing/commands-of';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { prices } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

const days = { startDate: '2031-06-02', endDate: '2031-06-04' };
const later = { startDate: '2031-06-04', endDate: '2031-06-06' };

describeEachDatabase('Undoing an accepted wish', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const asGuest = commandsOf(bookings, guest);
  const { command } = useRepeatableCommands(bookings);

  const pending = async () => {
    const request = await ask();
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request.id;
  };
  const approved = async () => (await asOwner(approveRequest, { id: await pending() })).id;
  const confirmed = async () => {
    const request = await ask();
    await asOwner(approveRequest, { id: request.id });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request.id;
  };
  const wish = async (id: string, fields: object = {}) =>
    asGuest(proposeChange, { id, token: await statusTokenOf({ id }), ...later, ...fields });
  const accept = (id: string) => asOwner(respondToChange, { id, accept: true });
  const undo = (id: string) => asOwner(undoDecision, { id });
  const storedRequest = async () => (await stored.all('booking_requests'))[0]!;

  it.each([
    ['pending request', pending],
    ['approved booking', approved],
    ['confirmed booking', confirmed],
  ])('for other days of a %s brings days, guests and the wish back, and drops the e-mail', async (_what, make) => {
    const id = await make();
    await wish(id, { note: 'Ginge das?' });
    const before = await call(getRequest, { id });
    await expect(accept(id)).resolves.toMatchObject({ ...later, undoSeconds: 10 });
    clock.advance({ milliseconds: 9_900 });
    await expect(undo(id)).resolves.toMatchObject({ ...days, status: before.status, proposal: before.proposal });
    await expectDaysHeldByTheirBookings(stored);
    expect(await eventsOf(changeAccepted)).toEqual([]);
    const { history, updatedAt, ...after } = await call(getRequest, { id });
    const { history: historyBefore, updatedAt: _then, ...former } = before;
    expect({ ...after, revision: undefined }).toEqual({ ...former, revision: undefined });
    expect(updatedAt).toBe(clock.now().toISOString());
    expect(history.slice(0, -2)).toEqual(historyBefore);
    expect(history.slice(-2)).toMatchObject([
      { action: 'change-accepted', actor: owner, after: later },
      { action: 'undone', actor: owner, before: later, after: { ...days, reopened: ['change'] } },
    ]);
    await expect(accept(id)).resolves.toMatchObject(later);
    expect(await eventsOf(changeAccepted)).toHaveLength(1);
    await expectDaysHeldByTheirBookings(stored);
  });

  it('is refused when another has the former days by now, and changes nothing', async () => {
    const id = await approved();
    await wish(id);
    await accept(id);
    await asOwner(enterBooking, {
      name: 'Ben',
      startDate: days.startDate,
      endDate: days.startDate,
      status: 'confirmed',
    });
    const before = await stored.everything();
    expect(await outcomeOf(undo(id))).toBe('UNDO_CONFLICT');
    expect(await stored.everything()).toBe(before);
  });

  it('happens once for a repeated command', async () => {
    const id = await approved();
    await wish(id);
    await command('accept', respondToChange, { id, accept: true });
    const undone = await command('undo', undoDecision, { id });
    const before = await stored.everything();
    expect(await command('undo', undoDecision, { id })).toEqual(undone);
    expect(await stored.everything()).toBe(before);
  });

  it('to cancel brings the booking and the wish back', async () => {
    const id = await confirmed();
    await asGuest(wishCancellation, { id, token: await statusTokenOf({ id }), reason: 'Krank' });
    await asOwner(respondToCancellationWish, { id, accept: true });
    await expect(undo(id)).resolves.toMatchObject({ status: 'confirmed', cancellationWish: { reason: 'Krank' } });
    expect((await call(getRequest, { id })).history.at(-1)).toMatchObject({ after: { reopened: ['cancellation'] } });
    await expectDaysHeldByTheirBookings(stored);
    expect(await eventsOf(bookingCancelled)).toEqual([]);
  });

  onEmbeddedDatabase(() => {
    it('for other guests and days brings the price and the guests back, or that there were none', async () => {
      await call(replacePrices, { ...prices, maxGuests: 6 });
      const id = await (async () => {
        const entered = {
          name: 'Anna',
          ...days,
          email: 'anna@mail.example',
          status: 'confirmed' as const,
          notify: true,
        };
        return (await call(enterBooking, { ...entered, total: 100_00 })).id;
      })();
      const before = await storedRequest();
      expect(before).not.toHaveProperty('adults');
      await wish(id, { adults: 3 });
      await accept(id);
      expect(await storedRequest()).toMatchObject({ adults: 3 });
      await undo(id);
      const after = await storedRequest();
      expect(after).not.toHaveProperty('adults');
      expect(after['quote']).toEqual(before['quote']);
    });

    it('is too late after ten seconds, and changes nothing', async () => {
      const id = await approved();
      await wish(id);
      await accept(id);
      clock.advance({ milliseconds: 10_000 });
      const before = await stored.everything();
      expect(await outcomeOf(undo(id))).toBe('UNDO_TOO_LATE');
      expect(await stored.everything()).toBe(before);
      expect(await eventsOf(changeAccepted)).toHaveLength(1);
    });

    it('is not possible any more when the guest has written a new one', async () => {
      const id = await approved();
      await wish(id);
      await accept(id);
      await wish(id, { startDate: '2031-06-10', endDate: '2031-06-12' });
      expect(await outcomeOf(undo(id))).not.toBe('done');
      expect(await eventsOf(changeAccepted)).toHaveLength(1);
    });
  });
});
