import {
  approveRequest,
  cancelRequest,
  confirmRequest,
  createRequest,
  declineRequest,
  getRequestHistory,
  listRequests,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, guest, owner } from '../../testing/commands-of';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The history of a request', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { anna, ask, call, clock, confirmTokenOf, stored } = bookings;
  const { command, twice } = useRepeatableCommands(bookings);
  const asOwner = commandsOf(bookings, owner);
  const asGuest = commandsOf(bookings, guest);

  const historyOf = (id: string) => call(getRequestHistory, { id });
  const actionsOf = async (id: string) => (await historyOf(id)).map(({ action }) => action);

  it('has one beginning when the same request is sent many times at once', async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => command('the-same', createRequest, anna)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await actionsOf(sent[0]?.id ?? '')).toEqual(['created']);
  });

  onEmbeddedDatabase(() => {
    it('contains the reason for the cancellation', async () => {
      const { id } = await ask();
      await asOwner(approveRequest, { id });
      await asOwner(cancelRequest, { id, reason: 'Rohrbruch' });
      expect((await historyOf(id)).at(-1)).toMatchObject({
        actor: owner,
        action: 'cancelled',
        before: { status: 'approved' },
        after: { status: 'cancelled', reason: 'Rohrbruch' },
      });
    });

    it('is not part of other responses', async () => {
      const { id } = await ask();
      const responses = [await call(approveRequest, { id }), ...(await call(listRequests, {}))];
      for (const response of responses) expect(response).not.toHaveProperty('history');
      expect((await stored.all('booking_requests'))[0]).toHaveProperty('history');
    });

    it('is refused for an unknown request', async () => {
      await expect(historyOf('unknown')).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    });

    it('has the time, the actor and the action of each change, oldest first', async () => {
      const request = await asGuest(createRequest, anna);
      const { id } = request;
      const subject = { kind: 'request', id };
      const token = await confirmTokenOf(request);
      const at = () => clock.now().toISOString();
      clock.advance({ milliseconds: 1_000 });
      const confirmedAt = at();
      await asGuest(confirmRequest, { token });
      clock.advance({ milliseconds: 1_000 });
      const approvedAt = at();
      await asOwner(approveRequest, { id });
      clock.advance({ milliseconds: 1_000 });
      const bookedAt = at();
      await asGuest(confirmRequest, { token });
      expect(await historyOf(id)).toEqual([
        { at: testNow, actor: guest, action: 'created', subject, after: { status: 'pending' } },
        { at: confirmedAt, actor: guest, action: 'guest-confirmed', subject },
        {
          at: approvedAt,
          actor: owner,
          action: 'approved',
          subject,
          before: { status: 'pending' },
          after: { status: 'approved' },
        },
        {
          at: bookedAt,
          actor: guest,
          action: 'confirmed',
          subject,
          before: { status: 'approved' },
          after: { status: 'confirmed' },
        },
      ]);
    });

    it('has no refused changes, and a repeated command once', async () => {
      const { id } = await ask();
      await twice(declineRequest, { id });
      await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      expect(await actionsOf(id)).toEqual(['created', 'declined']);
    });
  });
});
