import {
  approveRequest,
  cancelRequest,
  changeGuest,
  composeStayEmail,
  confirmRequest,
  enterBooking,
  getRequest,
  guestAddressChanged,
  houseSection,
  listGuestRequests,
  moveBooking,
  recordPayment,
  removePayment,
  replacePrices,
  restPaid,
  stayEmailDue,
  stayEmailsSection,
  undoDecision,
  type StayEmailKind,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestRepository, StayEmailRepository } from '../../request-store';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { prices, total } from '../../testing/priced-stay';
import { startBookings } from '../../testing/start-bookings';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';
import { StayEmails } from './stay-emails';

const written = (changes: object = {}) => ({
  enabled: true,
  days: 3,
  hour: 9,
  onlyConfirmed: true,
  subject: { de: 'Bald, {{name}}', en: '' },
  text: { de: 'Am {{arrival}} ist alles bereit.', en: '' },
  ...changes,
});

/** Three days before the arrival on 2 June, 9:00 in Berlin. */
const arrivalDue = '2031-05-30T07:00:00.000Z';

describeEachDatabase('The e-mails of a stay', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = useBookings(database, {
    undoSeconds: 0,
  });

  const set = (emails: Partial<Record<StayEmailKind, object>>) =>
    call(stayEmailsSection.replace, { ...stayEmailsSection.schema.parse({}), ...emails });
  const book = async (fields: Parameters<typeof ask>[0] = {}) => {
    const request = await ask(fields);
    await call(approveRequest, { id: request.id });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request;
  };
  const pay = (id: string, amount: number) =>
    call(recordPayment, { id, payment: { kind: 'balance', amount, date: '2031-05-16' } });
  const changeAddress = async (id: string, addresses: string[]) => {
    for (const email of addresses) await call(changeGuest, { id, email });
  };
  const sweep = () => service().get(StayEmails).run();
  const at = async (instant: string) => {
    clock.set(instant);
    await sweep();
  };
  const sent = () => eventsOf(stayEmailDue);
  const kindsSent = async () => (await sent()).map(({ kind }) => kind);

  it('come at their hours, each once', async () => {
    await set({ arrival: written(), departure: written({ days: 0, hour: 18 }), thanks: written({ days: 2 }) });
    const { id } = await book();
    for (const [instant, kinds] of [
      ['2031-05-30T06:59:59.999Z', []],
      [arrivalDue, ['arrival']],
      ['2031-06-04T15:59:59.999Z', ['arrival']],
      ['2031-06-04T16:00:00.000Z', ['arrival', 'departure']],
      ['2031-06-06T06:59:59.999Z', ['arrival', 'departure']],
      ['2031-06-06T07:00:00.000Z', ['arrival', 'departure', 'thanks']],
      ['2031-06-08T07:00:00.000Z', ['arrival', 'departure', 'thanks']],
    ] as const) {
      await at(instant);
      await sweep();
      expect(await kindsSent()).toEqual(kinds);
    }
    expect((await sent())[0]).toMatchObject({
      requestId: id,
      email: 'anna@mail.example',
      locale: 'de',
      subject: 'Bald, {{name}}',
      text: 'Am {{arrival}} ist alles bereit.',
      usefulUntil: '2031-06-02T22:00:00.000Z',
    });
  });

  it('come once by several instances at once, and after a standstill', async () => {
    await set({ arrival: written() });
    await book();
    const other = await startBookings(database, clock);
    clock.set('2031-06-02T21:59:00.000Z');
    const sweepOther = () => other.get(StayEmails).run();
    await Promise.all([sweep(), sweepOther(), sweep(), sweepOther()]);
    await other.close();
    expect(await kindsSent()).toEqual(['arrival']);
  });

  it('come with their event or not at all, whenever the program crashes', async () => {
    await set({ arrival: written(), departure: written({ days: 10 }) });
    await book();
    clock.set(arrivalDue);
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      isWhole = await crashAfterWrites(writes, sweep);
      await sweep();
      await sweep();
      expect((await kindsSent()).sort()).toEqual(['arrival', 'departure']);
      expect(writes).toBeLessThan(15);
    }
  });

  it('move with the stay, and come again when it returns to its days, as they may have been dropped', async () => {
    await set({ arrival: written() });
    const { id } = await book();
    await call(moveBooking, { id, startDate: '2031-06-12', endDate: '2031-06-14' });
    await at(arrivalDue);
    expect(await sent()).toEqual([]);
    await at('2031-06-09T07:00:00.000Z');
    expect(await sent()).toMatchObject([{ startDate: '2031-06-12', revision: 1 }]);
    await call(moveBooking, { id, startDate: '2031-06-11', endDate: '2031-06-12' });
    await at('2031-06-09T07:01:00.000Z');
    await call(moveBooking, { id, startDate: '2031-06-12', endDate: '2031-06-14' });
    for (const second of ['00', '30']) await at(`2031-06-09T07:02:${second}.000Z`);
    const days = (await sent()).map(({ startDate, revision }) => [startDate, revision]);
    expect(days).toEqual([
      ['2031-06-12', 1],
      ['2031-06-11', 2],
      ['2031-06-12', 3],
    ]);
  });

  it('tell that the rest is paid by two payments that are noted at once', async () => {
    await call(replacePrices, prices);
    await set({ balance: written({ days: 3 }) });
    const { id } = await book({ adults: 2, quotedTotal: total });
    await at('2031-05-16T07:00:00.000Z');
    const requests = service().get(RequestRepository);
    const read = requests.get.bind(requests);
    jest.spyOn(requests, 'get').mockImplementationOnce(async (found) => {
      const request = await read(found);
      await runInMessageContext({ correlationId: 'c', commandId: 'other' }, () => pay(id, total / 2));
      return request;
    });
    await pay(id, total / 2);
    expect(await eventsOf(restPaid)).toEqual([{ requestId: id }]);
  });

  it('tell that the rest is paid, also when they are handed over while the payment is noted', async () => {
    await call(replacePrices, prices);
    await set({ balance: written({ days: 3 }) });
    const { id } = await book({ adults: 2, quotedTotal: total });
    clock.set('2031-05-16T07:00:00.000Z');
    const requests = service().get(RequestRepository);
    const read = requests.get.bind(requests);
    jest.spyOn(requests, 'get').mockImplementationOnce(async (found) => {
      const request = await read(found);
      await sweep();
      return request;
    });
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
    const stays = service().get(StayEmailRepository);
    const read = stays.find.bind(stays);
    jest.spyOn(stays, 'find').mockImplementationOnce(async (found) => {
      const stay = await read(found);
      await meanwhile(id);
      return stay;
    });
    await at('2031-05-16T07:00:00.000Z');
    expect(await sent()).toEqual([]);
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
    expect(await sent()).toHaveLength(expected);
  });

  it('tell the times and the place of the house, as far as the owner has set them', async () => {
    await set({ arrival: written() });
    const { id } = await book();
    const draft = { kind: 'arrival' as const, locale: 'de' as const, subject: '', text: '' };
    const coordinates = { latitude: 53.6021, longitude: 10.9033 };
    expect((await call(composeStayEmail, draft)).email).not.toHaveProperty('checkIn');
    await call(
      houseSection.replace,
      houseSection.schema.parse({
        checkIn: '16:00',
        placeIn: { de: 'Seestraße 12', en: '12 Lake Road' },
        coordinates,
      }),
    );
    const composed = await call(composeStayEmail, { ...draft, requestId: id });
    expect(composed).toMatchObject({ email: { checkIn: '16:00', place: 'Seestraße 12' }, sentOn: '2031-05-30' });
    const { email: english } = await call(composeStayEmail, { ...draft, locale: 'en' });
    expect(english.place).toBe('12 Lake Road');
    await at(arrivalDue);
    const [email] = await sent();
    expect(email).toMatchObject({ kind: 'arrival', checkIn: '16:00', place: 'Seestraße 12', coordinates });
    expect(email).not.toHaveProperty('checkOut');
  });

  onEmbeddedDatabase(() => {
    it('come at once to those who book later, but not after their moment', async () => {
      await set({ arrival: written(), departure: written({ days: 1 }), thanks: written({ days: 0 }) });
      clock.set('2031-06-01T12:00:00.000Z');
      await book();
      await sweep();
      expect(await kindsSent()).toEqual(['arrival']);
      clock.set(testNow);
      await stored.clear();
      await set({ arrival: written(), departure: written({ days: 1 }), thanks: written({ days: 0 }) });
      await book();
      await at('2031-06-02T22:00:00.000Z');
      expect(await sent()).toEqual([]);
      await at('2031-06-07T22:00:00.000Z');
      expect(await sent()).toEqual([]);
    });

    it('come to approved stays only where the owner says so, and to no request that waits', async () => {
      await set({ arrival: written() });
      const { id } = await ask();
      await at(arrivalDue);
      await call(approveRequest, { id });
      await sweep();
      expect(await sent()).toEqual([]);
      const draft = { kind: 'arrival', locale: 'de', subject: '', text: '', requestId: id } as const;
      expect(await call(composeStayEmail, draft)).not.toHaveProperty('sentOn');
      await set({ arrival: written({ onlyConfirmed: false }) });
      expect(await call(composeStayEmail, draft)).toMatchObject({ sentOn: '2031-05-30' });
      await sweep();
      expect(await kindsSent()).toEqual(['arrival']);
    });

    const byHand = { name: 'Ben', startDate: '2031-06-02', endDate: '2031-06-03', status: 'confirmed' };

    it('come to the guests of bookings by hand who have an address', async () => {
      await set({ arrival: written() });
      await call(enterBooking, byHand as never);
      const other = {
        ...byHand,
        startDate: '2031-06-01',
        endDate: '2031-06-01',
        email: 'ben@mail.example',
        locale: 'en',
        notify: true,
      };
      await call(enterBooking, other as never);
      await at(arrivalDue);
      // Without an English text everybody gets the German one.
      expect(await sent()).toMatchObject([{ email: 'ben@mail.example', locale: 'de' }]);
    });

    it('come to a guest who was not told of a booking by hand only if the owner wishes', async () => {
      await set({ arrival: written() });
      const untold = { ...byHand, email: 'ben@mail.example' };
      const { id } = await call(enterBooking, untold as never);
      await at(arrivalDue);
      expect(await sent()).toEqual([]);
      await call(changeGuest, { id, stayEmails: true });
      await sweep();
      expect(await kindsSent()).toEqual(['arrival']);
      await stored.clear();
      await set({ arrival: written() });
      await call(enterBooking, { ...untold, notify: true, stayEmails: false } as never);
      await sweep();
      expect(await sent()).toEqual([]);
    });

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

    it('are none until the owner writes them', async () => {
      await book();
      const before = await stored.everything();
      await at(arrivalDue);
      await at('2031-06-06T10:00:00.000Z');
      expect(await stored.everything()).toBe(before);
    });

    it('are planned on the page of their booking until they are sent or too late', async () => {
      await set({ arrival: written(), departure: written({ days: 0, hour: 18 }) });
      const { id } = await book();
      const planned = async () => (await call(getRequest, { id })).plannedEmails;
      const [arrival, departure] = [
        { kind: 'arrival', day: '2031-05-30', hour: 9 },
        { kind: 'departure', day: '2031-06-04', hour: 18 },
      ];
      expect(await planned()).toEqual([arrival, departure]);
      await at(arrivalDue);
      expect(await planned()).toEqual([departure]);
      await call(cancelRequest, { id, reason: '', evenConfirmed: true });
      expect(await planned()).toBeUndefined();
    });

    it('come again to a corrected address while they are useful, and the door code stays on the page', async () => {
      const text = { de: 'Code: {{doorCode}}', en: '' };
      await set({ arrival: written({ text, doorCode: '4711' }), departure: written({ days: 2 }) });
      const { id } = await book();
      await at(arrivalDue);
      await at('2031-06-02T07:00:00.000Z');
      await call(changeGuest, { id, email: 'anna.berger@mail.example' });
      for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
      expect((await sent()).map(({ kind, email }) => [kind, email])).toEqual([
        ['arrival', 'anna@mail.example'],
        ['departure', 'anna@mail.example'],
        ['arrival', 'anna.berger@mail.example'],
        ['departure', 'anna.berger@mail.example'],
      ]);
      expect(await eventsOf(guestAddressChanged)).toEqual([{ requestId: id, addressRevision: 1 }]);
      expect((await sent()).map(({ addressRevision }) => addressRevision)).toEqual([undefined, undefined, 1, 1]);
      await at('2031-06-03T07:00:00.000Z');
      await call(changeGuest, { id, email: 'a.berger@mail.example' });
      await sweep();
      expect((await kindsSent()).slice(4)).toEqual(['departure']);
      await set({ arrival: written({ text, doorCode: '4711', enabled: false }) });
      const { token } = (await sent()).at(-1)!.statusLink;
      expect(await call(listGuestRequests, { token })).toMatchObject([{ doorCode: '4711' }]);
    });

    it('end with the stay, and wait while its cancellation or its approval can be undone', async () => {
      await set({ arrival: written({ onlyConfirmed: false }) });
      const undoing = await startBookings(database, clock, { undoSeconds: 10 });
      const undoable = undoing.client;
      const sweepUndoable = () => undoing.get(StayEmails).run();
      const { id } = await book();
      clock.set(arrivalDue);
      await undoable.call(cancelRequest, { id, reason: '', evenConfirmed: true });
      await sweepUndoable();
      expect(await sent()).toEqual([]);
      await undoable.call(undoDecision, { id });
      await sweepUndoable();
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      const other = await ask({ startDate: '2031-06-01', endDate: '2031-06-01' });
      await undoable.call(approveRequest, { id: other.id });
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      await undoable.call(undoDecision, { id: other.id });
      clock.advance({ milliseconds: 60_000 });
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      await undoable.call(moveBooking, { id, startDate: '2031-06-03', endDate: '2031-06-05' });
      await sweepUndoable();
      await undoable.call(undoDecision, { id });
      clock.advance({ milliseconds: 60_000 });
      await sweepUndoable();
      expect((await sent()).map(({ startDate, revision }) => [startDate, revision])).toEqual([
        ['2031-06-02', undefined],
        ['2031-06-02', 2],
      ]);
      await undoing.close();
    });

    it('tell the door code to guests whose arrival is near, and nowhere else', async () => {
      await set({ arrival: { ...written({ text: { de: 'Code {{doorCode}}', en: '' } }), doorCode: '4719' } });
      const request = await book();
      const token = await statusTokenOf(request);
      const codes = async () => (await call(listGuestRequests, { token })).map(({ doorCode }) => doorCode);
      expect(await codes()).toEqual([undefined]);
      await at(arrivalDue);
      expect(await sent()).toMatchObject([{ doorCode: '4719', text: 'Code {{doorCode}}' }]);
      expect(await codes()).toEqual(['4719']);
      const [{ history } = { history: null }] = await stored.all('booking_requests');
      expect(JSON.stringify(history)).not.toContain('4719');
      await call(moveBooking, { id: request.id, startDate: '2031-06-12', endDate: '2031-06-14' });
      expect(await codes()).toEqual([undefined]);
      await call(moveBooking, { id: request.id, startDate: '2031-06-02', endDate: '2031-06-04' });
      clock.set('2031-06-04T21:00:00.000Z');
      expect(await codes()).toEqual(['4719']);
      clock.set('2031-06-04T22:00:00.000Z');
      expect(await codes()).toEqual([undefined]);
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
