import { approveRequest, bookingApproved, changePrice, getRequestHistory, replacePrices } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { beforeCall } from '../../testing/before-call';
import { prices, total } from '../../testing/priced-stay';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('A price that the owner sets', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, eventsOf, service, stored } = useBookings(database);
  const askPriced = async () => {
    await call(replacePrices, prices);
    return ask({ quotedTotal: total });
  };

  it('is set once by a repeated command', async () => {
    const { id } = await askPriced();
    const change = (newTotal: number) =>
      runInMessageContext({ correlationId: 'c', commandId: 'one', actor: { kind: 'program' } }, () =>
        call(changePrice, { id, total: newTotal }),
      );
    await change(300_00);
    const before = await stored.everything();
    expect(await change(300_00)).toMatchObject({ quote: { total: 300_00 } });
    expect(await stored.everything()).toBe(before);
  });

  it('is sent and due also when it is set during the approval', async () => {
    const { id } = await askPriced();
    beforeCall(service().get(GuestLinks), 'issueFor', () =>
      runInMessageContext({ correlationId: 'c', commandId: 'other', actor: { kind: 'program' } }, () =>
        call(changePrice, { id, total: 300_00, note: 'Gern' }),
      ),
    );
    expect(await call(approveRequest, { id })).toMatchObject({ status: 'approved', quote: { total: 300_00 } });
    const told = {
      quote: { total: 300_00 },
      priceNote: 'Gern',
      payment: { due: [{ amount: 60_00 }, { amount: 240_00 }] },
    };
    expect(await eventsOf(bookingApproved)).toMatchObject([told]);
    expect(await stored.all('occupied_days')).toHaveLength(3);
  });

  it('is set by each of several owners, one after the other', async () => {
    const { id } = await askPriced();
    const totals = [300_00, 310_00, 330_00];
    await Promise.all(totals.map((newTotal) => call(changePrice, { id, total: newTotal })));
    const history = (await call(getRequestHistory, { id })).slice(1);
    expect(history.map(({ after }) => after?.['total']).sort()).toEqual(totals);
    expect(history.map(({ before }) => before?.['total']).slice(1)).toEqual(
      history.map(({ after }) => after?.['total']).slice(0, -1),
    );
  });

  onEmbeddedDatabase(() => {
    it('can be set again, without a note', async () => {
      const { id } = await askPriced();
      await call(changePrice, { id, total: 300_00, note: 'Weil Sie wiederkommen' });
      const again = await call(changePrice, { id, total, note: '' });
      expect(again.quote?.lines).toHaveLength(2);
      expect(again).not.toHaveProperty('priceNote');
    });

    it('is refused once the stay is approved, without a price and in the past', async () => {
      const { id } = await askPriced();
      await call(replacePrices, {});
      const { id: free } = await ask({ email: 'bela@mail.example', startDate: '2031-07-02', endDate: '2031-07-04' });
      await expect(call(changePrice, { id: free, total: 1 })).rejects.toMatchObject({ code: 'REQUEST_WITHOUT_PRICE' });
      await call(approveRequest, { id });
      const before = await stored.everything();
      await expect(call(changePrice, { id, total: 1 })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      clock.set('2031-08-01T10:00:00.000Z');
      await expect(call(changePrice, { id: free, total: 1 })).rejects.toMatchObject({ code: 'REQUEST_IN_PAST' });
      expect(await stored.everything()).toBe(before);
    });

    it('is sent to the guest and is due, with the note of the owner', async () => {
      const { id } = await askPriced();
      const changed = await call(changePrice, { id, total: 300_00, note: 'Weil Sie wiederkommen' });
      expect(changed).toMatchObject({
        priceNote: 'Weil Sie wiederkommen',
        quote: { total: 300_00, deposit: 60_00, balance: 240_00 },
      });
      expect(changed.quote?.lines.at(-1)).toEqual({ kind: 'agreed', quantity: 1, unitAmount: -20_00, amount: -20_00 });
      await call(approveRequest, { id });
      expect((await eventsOf(bookingApproved))[0]).toMatchObject({
        quote: { total: 300_00 },
        priceNote: 'Weil Sie wiederkommen',
        payment: { due: [{ amount: 60_00 }, { amount: 240_00 }] },
      });
    });

    it('is in the history with the note, before and after', async () => {
      const { id } = await askPriced();
      await call(changePrice, { id, total: 300_00, note: 'Weil Sie wiederkommen' });
      await call(changePrice, { id, total: 310_00, note: 'Weil es Winter ist' });
      await call(changePrice, { id, total: 310_00 });
      const changed = (await call(getRequestHistory, { id })).slice(1);
      expect(changed.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
        { action: 'price-changed', before: { total }, after: { total: 300_00, note: 'Weil Sie wiederkommen' } },
        {
          action: 'price-changed',
          before: { total: 300_00, note: 'Weil Sie wiederkommen' },
          after: { total: 310_00, note: 'Weil es Winter ist' },
        },
        {
          action: 'price-changed',
          before: { total: 310_00, note: 'Weil es Winter ist' },
          after: { total: 310_00 },
        },
      ]);
    });
  });
});
