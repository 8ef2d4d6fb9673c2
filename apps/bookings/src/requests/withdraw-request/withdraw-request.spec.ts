import {
  approveRequest,
  confirmRequest,
  createRequest,
  declineRequest,
  getRequestHistory,
  makeOffer,
  offerStay,
  requestWithdrawn,
  withdrawRequest,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { commandsOf, guest } from '../../testing/commands-of';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('Withdrawing a request', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { anna, ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = bookings;
  const asGuest = commandsOf(bookings, guest);

  it('cancels it, and tells the admins if they know of it', async () => {
    const request = await ask();
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    const token = await statusTokenOf(request);
    await expect(call(withdrawRequest, { id: request.id, token })).resolves.toMatchObject({
      status: 'cancelled',
      cancellationReason: null,
    });
    expect(await eventsOf(requestWithdrawn)).toEqual([expect.objectContaining({ requestId: request.id })]);
    expect((await call(getRequestHistory, { id: request.id })).at(-1)).toMatchObject({
      action: 'withdrawn',
      before: { status: 'pending' },
      after: { status: 'cancelled' },
    });
  });

  it('tells the admins of a request that its guest confirms meanwhile', async () => {
    const request = await ask();
    const [confirm, status] = [await confirmTokenOf(request), await statusTokenOf(request)];
    beforeCall(service().get(RequestRepository), 'withdraw', () => asGuest(confirmRequest, { token: confirm }));
    await call(withdrawRequest, { id: request.id, token: status });
    expect(await eventsOf(requestWithdrawn)).toEqual([expect.objectContaining({ requestId: request.id })]);
  });

  it('has the same response for a repeated command', async () => {
    const request = await ask();
    const token = await statusTokenOf(request);
    const withdraw = () =>
      runInMessageContext({ correlationId: 'any', commandId: 'command-1' }, () =>
        call(withdrawRequest, { id: request.id, token }),
      );
    const first = await withdraw();
    const state = await stored.everything();
    expect(await withdraw()).toEqual(first);
    expect(await stored.everything()).toBe(state);
  });

  onEmbeddedDatabase(() => {
    it('tells nobody of a request that its guest has not confirmed', async () => {
      const request = await ask();
      await call(withdrawRequest, { id: request.id, token: await statusTokenOf(request) });
      expect(await eventsOf(requestWithdrawn)).toEqual([]);
    });

    it.each(['for a request', 'to a guest'])('tells the admins that their offer is declined: one %s', async (kind) => {
      const stay = { startDate: '2031-06-04', endDate: '2031-06-06' };
      const request = await ask();
      const toGuest = () => call(offerStay, { name: 'Anna', email: anna.email, ...stay });
      const { id } = await (kind === 'to a guest' ? toGuest() : call(makeOffer, { id: request.id, ...stay }));
      await call(withdrawRequest, { id, token: await statusTokenOf(request) });
      expect(await eventsOf(requestWithdrawn)).toHaveLength(1);
      expect((await call(getRequestHistory, { id })).slice(-2)).toMatchObject([
        { action: 'offer-declined', after: stay },
        { action: 'withdrawn' },
      ]);
    });

    it('is refused for everything but a pending request of the guest that is not past, and changes nothing', async () => {
      const request = await ask();
      const token = await statusTokenOf(request);
      const bens = await call(createRequest, { ...anna, email: 'ben@mail.example' });
      const approved = await ask();
      const declined = await ask({ startDate: '2031-07-01', endDate: '2031-07-02' });
      await call(approveRequest, { id: approved.id });
      await call(declineRequest, { id: declined.id });
      const state = await stored.everything();
      const refused = (id: string, by: string, code: string) =>
        expect(call(withdrawRequest, { id, token: by })).rejects.toMatchObject({ code });
      await refused(bens.id, token, 'FORBIDDEN');
      await refused('none', token, 'REQUEST_NOT_FOUND');
      await refused(request.id, 'wrong', 'LINK_INVALID');
      await refused(request.id, await confirmTokenOf(request), 'LINK_INVALID');
      await refused(approved.id, token, 'INVALID_TRANSITION');
      await refused(declined.id, token, 'INVALID_TRANSITION');
      clock.set('2031-06-05T10:00:00.000Z');
      await refused(request.id, token, 'REQUEST_IN_PAST');
      expect(await stored.everything()).toBe(state);
    });
  });
});
