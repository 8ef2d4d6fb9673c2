import { approveRequest, bookingCancelled, cancelRequest, confirmRequest, undoDecision } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { RequestClaims } from '../../availability';
import { RequestRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { commandsOf, owner } from '../../testing/commands-of';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Cancelling an approved request', (database) => {
  const bookings = useBookings(database);
  const { ask, call, confirmTokenOf, eventsOf, service, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);

  const approved = async (fields?: Parameters<typeof ask>[0]) => call(approveRequest, { id: (await ask(fields)).id });

  it('stores the reason and sends it to the guest', async () => {
    const { id } = await approved();
    const reason = 'Wasserschaden – es tut uns leid';
    await expect(call(cancelRequest, { id, reason: ` ${reason} ` })).resolves.toMatchObject({
      status: 'cancelled',
      cancellationReason: reason,
    });
    expect(await eventsOf(bookingCancelled)).toEqual([expect.objectContaining({ requestId: id, reason })]);
  });

  it.each([undefined, '', '   '])('needs no reason: %j', async (reason) => {
    const { id } = await approved();
    await expect(call(cancelRequest, { id, reason })).resolves.toMatchObject({ cancellationReason: null });
    const events = await eventsOf(bookingCancelled);
    expect(events).toEqual([expect.objectContaining({ reason: null })]);
    expect(events[0]).not.toHaveProperty('askedByGuest');
  });

  it('frees its days, and no others', async () => {
    const anna = await approved();
    await approved({ startDate: '2031-06-05', endDate: '2031-06-05' });
    await call(cancelRequest, { id: anna.id });
    expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(['2031-06-05']);
    await expect(approved()).resolves.toMatchObject({ status: 'approved' });
  });

  it('frees the days of an approval that comes in between, also after a crash before their release', async () => {
    const { id } = await asOwner(approveRequest, { id: (await ask()).id });
    beforeCall(service().get(RequestRepository), 'cancel', async () => {
      await asOwner(undoDecision, { id });
      await asOwner(approveRequest, { id });
      jest.spyOn(service().get(RequestClaims), 'release').mockRejectedValueOnce(new Error('crash'));
    });
    await asOwner(cancelRequest, { id }).catch(() => undefined);
    const other = await ask({ email: 'ben@mail.example' });
    await expect(call(approveRequest, { id: other.id })).resolves.toMatchObject({ status: 'approved' });
  });

  describe('that is confirmed', () => {
    const confirmed = async () => {
      const request = await approved();
      await call(confirmRequest, { token: await confirmTokenOf(request) });
      return request;
    };

    it('is refused as long as that is not asked for', async () => {
      const { id } = await confirmed();
      const before = await stored.everything();
      for (const evenConfirmed of [undefined, false]) {
        await expect(call(cancelRequest, { id, evenConfirmed })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      }
      expect(await stored.everything()).toBe(before);
    });

    it('tells the guest, frees its days, and can be undone', async () => {
      const { id } = await confirmed();
      const reason = 'Wasserschaden';
      await expect(call(cancelRequest, { id, reason, evenConfirmed: true })).resolves.toMatchObject({
        status: 'cancelled',
        cancellationReason: reason,
        undoSeconds: 10,
      });
      expect(await eventsOf(bookingCancelled)).toEqual([expect.objectContaining({ requestId: id, reason })]);
      expect(await stored.all('occupied_days')).toEqual([]);
      await expect(call(undoDecision, { id })).resolves.toMatchObject({
        status: 'confirmed',
        cancellationReason: null,
      });
      expect(await stored.all('occupied_days')).toHaveLength(3);
      expect(await eventsOf(bookingCancelled)).toEqual([]);
    });
  });
});
