import { getRequest, moveBooking, recordPayment, removePayment, replacePrices, restPaid } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestDetailsRepository, StayEmailRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { prices, total } from '../../testing/priced-stay';
import { testNow } from '../../testing/test-clock';
import { useStayEmails, written } from '../../testing/use-stay-emails';

describeEachDatabase('The e-mails about the rest of the price', (database, onEmbeddedDatabase) => {
  const { at, book, call, changeAddress, clock, eventsOf, kindsSent, pay, sent, service, set, sweep } =
    useStayEmails(database);

  it('tell that the rest is paid by two payments that are noted at once', async () => {
    await call(replacePrices, prices);
    await set({ balance: written({ days: 3 }) });
    const { id } = await book({ adults: 2, quotedTotal: total });
    await at('2031-05-16T07:00:00.000Z');
    beforeCall(service().get(RequestDetailsRepository), 'addPayment', () =>
      runInMessageContext({ correlationId: 'c', commandId: 'other' }, () => pay(id, total / 2)),
    );
    await pay(id, total / 2);
    expect(await eventsOf(restPaid)).toEqual([{ requestId: id }]);
  });

  it('tell that the rest is paid, also when they are handed over while the payment is noted', async () => {
    await call(replacePrices, prices);
    await set({ balance: written({ days: 3 }) });
    const { id } = await book({ adults: 2, quotedTotal: total });
    clock.set('2031-05-16T07:00:00.000Z');
    beforeCall(service().get(RequestDetailsRepository), 'addPayment', sweep);
    await pay(id, total);
    expect(await kindsSent()).toEqual(['balance']);
    expect(await eventsOf(restPaid)).toEqual([{ requestId: id }]);
  });

  it.each([
    ['the rest is paid', (id: string): Promise<unknown> => pay(id, total), 0],
    [
      'the address is changed away and back',
      (id: string) => changeAddress(id, ['a@mail.example', 'anna@mail.example']),
      1,
    ],
  ])('come for a stay as it is, also when %s while they are handed over', async (_what, meanwhile, expected) => {
    await call(replacePrices, prices);
    await set({ balance: written({ days: 3 }) });
    const { id } = await book({ adults: 2, quotedTotal: total });
    beforeCall(service().get(StayEmailRepository), 'noteSent', () => meanwhile(id));
    await at('2031-05-16T07:00:00.000Z');
    expect(await sent()).toEqual([]);
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
    expect(await sent()).toHaveLength(expected);
  });

  onEmbeddedDatabase(() => {
    it('tell what is still due before the day on which the rest is due, and nothing once it is paid', async () => {
      await call(replacePrices, prices as never);
      await set({ balance: written({ days: 3 }) });
      const quoted = { adults: 2, quotedTotal: total };
      const { id } = await book(quoted);
      await at('2031-05-16T06:59:59.999Z');
      expect(await sent()).toEqual([]);
      await at('2031-05-16T07:00:00.000Z');
      expect(await sent()).toMatchObject([
        { kind: 'balance', payment: { due: [{ kind: 'deposit' }, { kind: 'balance', date: '2031-05-19' }] } },
      ]);
      clock.set(testNow);
      const paid = await book({ ...quoted, startDate: '2031-06-06', endDate: '2031-06-08' });
      await call(recordPayment, {
        id: paid.id,
        payment: { kind: 'balance', amount: total, date: '2031-05-10' },
      });
      await at('2031-05-20T07:00:00.000Z');
      await at('2031-05-23T07:00:00.000Z');
      expect((await sent()).map(({ requestId }) => requestId)).toEqual([id]);
    });

    it('tell when the rest that was asked for is paid', async () => {
      await call(replacePrices, prices);
      await set({ balance: written({ days: 3 }) });
      const { id } = await book({ adults: 2, quotedTotal: total });
      await call(moveBooking, { id, startDate: '2031-06-03', endDate: '2031-06-05' });
      await at('2031-05-17T07:00:00.000Z');
      expect(await kindsSent()).toEqual(['balance']);
      await pay(id, 1_00);
      expect(await eventsOf(restPaid)).toEqual([]);
      await pay(id, total);
      await pay(id, 1_00);
      expect(await eventsOf(restPaid)).toEqual([
        { requestId: id, revision: 1 },
        { requestId: id, revision: 1, restPaidCount: 1 },
      ]);
    });

    it('ask for the rest again once its payment is removed, until the day on which it is due', async () => {
      await call(replacePrices, prices);
      await set({ arrival: written({ days: 20 }), balance: written({ days: 3 }) });
      const { id } = await book({ adults: 2, quotedTotal: total });
      const removeLatest = async () => {
        const { payment } = await call(getRequest, { id });
        await call(removePayment, { id, paymentId: payment!.payments.at(-1)!.id });
        for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
      };
      await at('2031-05-16T07:00:00.000Z');
      await pay(id, total);
      await removeLatest();
      expect((await sent()).map(({ kind, restPaidCount }) => [kind, restPaidCount])).toEqual([
        ['arrival', undefined],
        ['balance', undefined],
        ['balance', 1],
      ]);
      await pay(id, total);
      expect((await eventsOf(restPaid)).map(({ restPaidCount }) => restPaidCount)).toEqual([undefined, 1]);
      clock.set('2031-05-19T22:00:00.000Z');
      await removeLatest();
      expect(await sent()).toHaveLength(3);
    });
  });
});
