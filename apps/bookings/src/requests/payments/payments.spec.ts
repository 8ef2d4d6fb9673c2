import {
  approveRequest,
  bookingApproved,
  cancelRequest,
  declineRequest,
  getRequestHistory,
  listGuestRequests,
  listRequests,
  recordPayment,
  removePayment,
  replacePrices,
  bookingRequested,
  type RequestInputOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { fieldLimits } from '@hearthstay/stay';
import { payTo, prices, total } from '../../testing/priced-stay';
import { useBookings } from '../../testing/use-bookings';

const deposit = { kind: 'deposit', amount: 64_00, date: '2031-05-12' } as const;

describeEachDatabase('The payment of a stay', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, eventsOf, stored } = useBookings(database);

  const askPriced = async () => {
    await call(replacePrices, prices);
    return ask({ quotedTotal: total });
  };
  const approved = async () => {
    const request = await askPriced();
    await call(approveRequest, { id: request.id });
    return request;
  };
  const listed = async () => (await call(listRequests, {}))[0]!;
  const command = <Contract extends RpcContract>(
    commandId: string,
    contract: Contract,
    request: RequestInputOf<Contract>,
  ) =>
    runInMessageContext({ correlationId: 'c', commandId, actor: { kind: 'admin', email: 'owner@house.example' } }, () =>
      call(contract, request),
    );

  it('is noted by the owner, and can be removed', async () => {
    const { id } = await approved();
    const first = await call(recordPayment, { id, payment: { ...deposit, note: ' Überweisung ' } });
    expect(first.payment).toMatchObject({
      state: 'deposit-paid',
      paid: 64_00,
      due: [{ kind: 'balance', amount: 256_00 }],
      payments: [{ ...deposit, note: 'Überweisung' }],
    });
    const second = await call(recordPayment, { id, payment: { kind: 'balance', amount: 256_00, date: '2031-05-13' } });
    expect(second.payment).toMatchObject({ state: 'paid', paid: total, due: [] });
    expect(second.payment?.payments[1]).toMatchObject({ kind: 'balance', note: null });
    const removed = await call(removePayment, { id, paymentId: second.payment!.payments[1]!.id });
    expect(removed.payment).toEqual(first.payment);
    expect((await listed()).payment).toEqual(first.payment);
    const history = (await call(getRequestHistory, { id })).slice(2);
    expect(history.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'payment-recorded', after: { ...deposit, note: 'Überweisung' } },
      { action: 'payment-recorded', after: { kind: 'balance', amount: 256_00, date: '2031-05-13' } },
      { action: 'payment-removed', before: { kind: 'balance', amount: 256_00, date: '2031-05-13' } },
    ]);
  });

  it('is noted once by a repeated command, and every time by concurrent ones', async () => {
    const { id } = await approved();
    const twice = [1, 2].map(() => command('one', recordPayment, { id, payment: deposit }));
    for (const { payment } of await Promise.all(twice)) expect(payment?.payments).toHaveLength(1);
    const response = await command('one', recordPayment, { id, payment: deposit });
    expect(response.payment?.payments).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => call(recordPayment, { id, payment: deposit })));
    expect((await listed()).payment).toMatchObject({ paid: 6 * 64_00 });
    await command('two', removePayment, { id, paymentId: 'one' });
    expect((await command('two', removePayment, { id, paymentId: 'one' })).payment?.paid).toBe(5 * 64_00);
  });

  onEmbeddedDatabase(() => {
    it('is due from the approval on: the deposit a week after it, the rest two weeks before the arrival', async () => {
      const { id } = await askPriced();
      expect((await listed()).payment).toMatchObject({ state: 'open', paid: 0, due: [], payments: [] });
      await call(approveRequest, { id });
      const due = [
        { kind: 'deposit', amount: 64_00, date: '2031-05-17' },
        { kind: 'balance', amount: 256_00, date: '2031-05-19' },
      ];
      const { payment } = await listed();
      expect(payment?.reference).toMatch(/^HS-[2-9A-HJ-NP-Z]{6}$/);
      expect(payment?.due).toEqual(due.map((part) => ({ ...part, isOverdue: false })));
      const [event] = await eventsOf(bookingApproved);
      expect(event?.payment).toEqual({ reference: payment?.reference, due, payTo });
      clock.set('2031-05-18T10:00:00.000Z');
      expect((await listed()).payment?.due.map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
    });

    it('keeps its terms when the prices change', async () => {
      const { id } = await askPriced();
      await call(replacePrices, { ...prices, deposit: null, balanceDueDaysBefore: 0 });
      await call(approveRequest, { id });
      expect((await listed()).payment?.due).toMatchObject([{ date: '2031-05-17' }, { date: '2031-05-19' }]);
    });

    it('is paid back after a cancellation, when nothing is due any more', async () => {
      const { id } = await approved();
      await call(recordPayment, { id, payment: deposit });
      await call(cancelRequest, { id });
      expect((await listed()).payment).toMatchObject({ state: 'deposit-paid', due: [] });
      const refund = { kind: 'refund', amount: 64_00, date: '2031-05-13' } as const;
      expect((await call(recordPayment, { id, payment: refund })).payment).toMatchObject({
        state: 'refunded',
        paid: 0,
      });
    });

    it('is noted also when the stay is over', async () => {
      const { id } = await approved();
      clock.set('2031-07-01T10:00:00.000Z');
      expect((await call(recordPayment, { id, payment: deposit })).payment?.paid).toBe(64_00);
    });

    it('lets a decision before it be undone', async () => {
      const { id } = await askPriced();
      const { undoSeconds } = await call(approveRequest, { id });
      await call(recordPayment, { id, payment: deposit });
      const [document] = await stored.all('booking_requests');
      expect(undoSeconds).toBeGreaterThan(0);
      expect(document).toMatchObject({ undoable: { eventId: expect.any(String) }, outboxHeldUntil: expect.any(Date) });
    });

    it('shows the guest what is due and where to pay it, and none of the notes', async () => {
      const { id } = await approved();
      await call(recordPayment, { id, payment: { ...deposit, note: 'Geheim' } });
      const [event] = await eventsOf(bookingRequested);
      const { token } = event!.statusLink;
      const [own] = await call(listGuestRequests, { token });
      expect(own?.payment).toEqual({
        reference: expect.stringMatching(/^HS-/),
        state: 'deposit-paid',
        paid: 64_00,
        due: [{ kind: 'balance', amount: 256_00, date: '2031-05-19', isOverdue: false }],
        payTo,
      });
      await call(recordPayment, { id, payment: { ...deposit, amount: 256_00 } });
      expect((await call(listGuestRequests, { token }))[0]?.payment).toMatchObject({ state: 'paid', payTo: null });
    });

    it('does not exist for a stay without a price', async () => {
      const { id } = await ask();
      await call(approveRequest, { id });
      expect(await listed()).not.toHaveProperty('payment');
      expect((await eventsOf(bookingApproved))[0]).not.toHaveProperty('payment');
      const [document] = await stored.all('booking_requests');
      for (const field of ['paymentTerms', 'payments', 'priceNote']) expect(document).not.toHaveProperty(field);
    });

    describe('is refused and stores nothing', () => {
      const expectRefused = async (refused: () => Promise<unknown>, code: string) => {
        const before = await stored.everything();
        await expect(refused()).rejects.toMatchObject({ code });
        expect(await stored.everything()).toBe(before);
      };

      it('before an approval, after a decline, without a price, and for an unknown request', async () => {
        const { id } = await askPriced();
        await expectRefused(() => call(recordPayment, { id, payment: deposit }), 'INVALID_TRANSITION');
        await call(declineRequest, { id });
        await expectRefused(() => call(recordPayment, { id, payment: deposit }), 'INVALID_TRANSITION');
        await call(replacePrices, {});
        const { id: free } = await ask();
        await call(approveRequest, { id: free });
        await expectRefused(() => call(recordPayment, { id: free, payment: deposit }), 'REQUEST_WITHOUT_PRICE');
        await expectRefused(() => call(recordPayment, { id: 'unknown', payment: deposit }), 'REQUEST_NOT_FOUND');
      });

      it('when it is one too many, or one of another request is removed', async () => {
        const { id } = await approved();
        await call(recordPayment, { id, payment: deposit });
        const many = Array.from({ length: fieldLimits.paymentsMax }, (_, index) => ({
          ...deposit,
          id: `${index}`,
          note: null,
        }));
        await stored.change('booking_requests', id, { payments: many });
        await expectRefused(() => call(recordPayment, { id, payment: deposit }), 'TOO_MANY_PAYMENTS');
        const other = await ask({ quotedTotal: total, startDate: '2031-07-02', endDate: '2031-07-04' });
        await expectRefused(() => call(removePayment, { id: other.id, paymentId: '1' }), 'ENTRY_NOT_FOUND');
      });
    });
  });
});
