import {
  approveRequest,
  cancelRequest,
  changeGuest,
  confirmRequest,
  declineRequest,
  getGuestStatistics,
  getRequest,
  listOccupiedDays,
  makeOffer,
  pricesSection,
  privacySection,
  recordPayment,
  sendMessageToGuest,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { prices, total } from '../../testing/priced-stay';
import { useBookings } from '../../testing/use-bookings';
import { Retention } from './retention';

const payment = { kind: 'deposit', amount: 64_00, date: '2031-05-10', note: 'von Annas Vater' } as const;

describeEachDatabase('Data of guests that are due', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, confirmTokenOf, service, stored } = useBookings(database);
  const nightly = () => service().get(Retention).run();
  const ids = async () => (await stored.all('booking_requests')).map(({ _id }) => _id).sort();
  const messages = async () => (await stored.all('request_messages')).length;

  it('are a request that its guest has not confirmed, 90 days after its last change', async () => {
    const { id } = await ask({ startDate: '2031-12-20', endDate: '2031-12-23' });
    await call(sendMessageToGuest, { id, text: 'Sind Sie noch da?' });
    clock.advance({ days: 90, milliseconds: -1 });
    await nightly();
    expect([await ids(), await messages()]).toEqual([[id], 1]);
    clock.advance({ milliseconds: 1 });
    await nightly();
    expect([await ids(), await messages()]).toEqual([[], 0]);
  });

  it('are requests that have not become stays', async () => {
    const [declined, cancelled, undecided] = [await ask(), await ask(), await ask()];
    await call(confirmRequest, { token: await confirmTokenOf(undecided) });
    await call(declineRequest, { id: declined.id });
    await call(approveRequest, { id: cancelled.id });
    await call(cancelRequest, { id: cancelled.id });
    clock.advance({ days: 90, milliseconds: -1 });
    await nightly();
    expect(await ids()).toHaveLength(3);
    clock.advance({ milliseconds: 1 });
    await nightly();
    // It ended later than it was last changed.
    expect(await ids()).toEqual([undecided.id]);
    clock.set('2031-09-02T01:00:00Z');
    await nightly();
    expect(await ids()).toEqual([]);
  });

  it('are none that wait, are stays or were paid', async () => {
    await call(pricesSection.replace, pricesSection.schema.parse(prices));
    const [waits, stays, paid, offered] = [
      await ask({ startDate: '2032-03-01', endDate: '2032-03-03', quotedTotal: total }),
      await ask({ quotedTotal: total }),
      await ask({ startDate: '2031-07-02', endDate: '2031-07-04', quotedTotal: total }),
      await ask({ startDate: '2031-08-02', endDate: '2031-08-04', quotedTotal: total }),
    ];
    await call(confirmRequest, { token: await confirmTokenOf(waits) });
    for (const { id } of [stays, paid]) await call(approveRequest, { id });
    await call(recordPayment, { id: paid.id, payment });
    await call(cancelRequest, { id: paid.id });
    await call(makeOffer, { id: offered.id, startDate: '2031-08-02', endDate: '2031-08-04' });
    clock.advance({ days: 200 });
    await nightly();
    expect(await ids()).toEqual([waits.id, stays.id, paid.id, offered.id].sort());
  });

  it('are the guest of a stay after ten years, whose days, price and payments stay', async () => {
    await call(pricesSection.replace, pricesSection.schema.parse(prices));
    const { id } = await ask({ message: 'Mit Hund Bello', quotedTotal: total });
    await call(changeGuest, { id, phone: '0170 1234567', privateNote: 'Stammgast' });
    await call(approveRequest, { id, note: 'Liebe Anna' });
    await call(recordPayment, { id, payment });
    await call(sendMessageToGuest, { id, text: 'Der Schlüssel liegt bei Frau Ährenfeld.' });
    clock.set('2041-06-04T01:00:00Z');
    const before = await call(getRequest, { id });
    const statistics = await call(getGuestStatistics, {});
    const untouched = await stored.everything();
    clock.set('2041-06-03T01:00:00Z');
    await nightly();
    expect(await stored.everything()).toBe(untouched);

    clock.set('2041-06-04T01:00:00Z');
    await nightly();
    const after = await call(getRequest, { id });
    const { status, startDate, endDate, quote, payment: account } = before;
    expect(after).toMatchObject({
      ...{ status, startDate, endDate, quote },
      ...{ name: '', email: null, message: null, erasedAt: '2041-06-04T01:00:00.000Z' },
      payment: { ...account, payments: account?.payments.map((one) => ({ ...one, note: null })) },
    });
    expect((await call(getGuestStatistics, {})).map(({ year, totalDays }) => ({ year, totalDays }))).toEqual(
      statistics.map(({ year, totalDays }) => ({ year, totalDays })),
    );
    const everything = await stored.everything();
    const left = JSON.stringify([await stored.all('booking_requests'), await stored.all('request_messages')]);
    for (const secret of ['Anna', 'hrenfeld', 'anna@', 'Bello', '0170', 'Stammgast', 'Vater', 'Schlüssel'])
      expect(left).not.toContain(secret);
    expect(after.history.map(({ action }) => action)).toEqual([
      ...['created', 'guest-changed', 'approved', 'payment-recorded', 'erased'],
    ]);
    await expect(call(changeGuest, { id, name: 'Anna' })).rejects.toMatchObject({ code: 'GUEST_ERASED' });
    // Nothing is left to do in the next night.
    await nightly();
    expect(await stored.everything()).toBe(everything);
  });

  it('are erased once, by instances that run at once and after an aborted run', async () => {
    const made = [await ask(), await ask({ startDate: '2031-07-02', endDate: '2031-07-04' })];
    for (const { id } of made) await call(approveRequest, { id });
    clock.set('2041-07-05T01:00:00Z');
    await service().get(Retention).run(AbortSignal.abort());
    expect((await call(getRequest, { id: made[0]!.id })).erasedAt).toBeUndefined();
    await Promise.all([nightly(), nightly(), nightly()]);
    for (const { id } of made) {
      const { history, name } = await call(getRequest, { id });
      expect([name, history.map(({ action }) => action)]).toEqual(['', ['created', 'approved', 'erased']]);
    }
  });

  it('leave no name on the days that guests see', async () => {
    await call(privacySection.replace, { unconfirmedDays: 3, declinedDays: 5, staysYears: 1 });
    const { id } = await ask();
    await call(approveRequest, { id });
    clock.set('2032-06-04T12:00:00Z');
    await nightly();
    expect((await stored.all('occupied_days')).map(({ guestName }) => guestName)).toEqual(['', '', '']);
    clock.set('2031-06-03T12:00:00Z');
    expect(await call(listOccupiedDays, {})).toEqual(
      ['2031-06-02', '2031-06-03', '2031-06-04'].map((date) => expect.objectContaining({ date, type: 'booking' })),
    );
    expect(JSON.stringify(await call(listOccupiedDays, {}))).not.toContain('guestName');
  });

  it('are removed in batches', async () => {
    for (let n = 0; n < 5; n += 1) await ask();
    const [one] = await stored.all('booking_requests');
    const many = Array.from({ length: 230 }, (_, n) => ({ ...one, _id: `copy-${n}`, idempotency: undefined }));
    await database
      .connection()
      .collection('booking_requests')
      .insertMany(many as never[], { ignoreUndefined: true });
    clock.advance({ days: 90 });
    await nightly();
    expect(await ids()).toEqual([]);
  });

  onEmbeddedDatabase(() => {
    it('are what the owner has set', async () => {
      await call(privacySection.replace, { unconfirmedDays: 3, declinedDays: 5, staysYears: 1 });
      const [unconfirmed, declined] = [await ask(), await ask()];
      await call(declineRequest, { id: declined.id });
      clock.advance({ days: 3 });
      await nightly();
      expect(await ids()).not.toContain(unconfirmed.id);
      expect(await ids()).toContain(declined.id);
      clock.advance({ days: 2 });
      await nightly();
      expect(await ids()).toEqual([]);
    });
  });
});
