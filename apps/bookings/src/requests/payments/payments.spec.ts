import {
  approveRequest,
  bookingApproved,
  cancelRequest,
  changePrice,
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
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { useBookings } from '../../testing/use-bookings';

const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' };
const prices = {
  enabled: true,
  pricePerNight: 120_00,
  cleaning: 80_00,
  deposit: { percent: 20, dueDays: 7 },
  balanceDueDaysBefore: 14,
  payTo,
};

/** From 2 to 4 June, 2 nights at 120 and 80 for cleaning; requested on 10 May. */
const total = 320_00;
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
    const answer = await command('one', recordPayment, { id, payment: deposit });
    expect(answer.payment?.payments).toHaveLength(1);
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
      expect(document).toMatchObject({ undoable: { status: 'approved' }, outboxHeldUntil: expect.any(Date) });
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

describeEachDatabase('A price that the owner sets', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, eventsOf, service, stored } = useBookings(database);
  const askPriced = async () => {
    await call(replacePrices, prices);
    return ask({ quotedTotal: total });
  };

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
    expect((await call(getRequestHistory, { id }))[1]).toMatchObject({
      action: 'price-changed',
      before: { total },
      after: { total: 300_00, note: 'Weil Sie wiederkommen' },
    });
  });

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
    const links = service().get(GuestLinks);
    const { issueFor } = links;
    jest.spyOn(links, 'issueFor').mockImplementationOnce(async (request) => {
      await runInMessageContext({ correlationId: 'c', commandId: 'other', actor: { kind: 'program' } }, () =>
        call(changePrice, { id, total: 300_00, note: 'Gern' }),
      );
      return issueFor.call(links, request);
    });
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
  });
});
