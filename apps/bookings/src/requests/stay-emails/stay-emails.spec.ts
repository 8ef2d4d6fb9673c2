import {
  approveRequest,
  cancelRequest,
  changeGuest,
  composeStayEmail,
  enterBooking,
  getRequest,
  guestAddressChanged,
  houseSection,
  listGuestRequests,
  moveBooking,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestDetailsRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { startBookings } from '../../testing/start-bookings';
import { testNow } from '../../testing/test-clock';
import { arrivalDue, useStayEmails, written } from '../../testing/use-stay-emails';
import { StayEmails } from './stay-emails';

describeEachDatabase('The e-mails of a stay', (database, onEmbeddedDatabase) => {
  const stayEmails = useStayEmails(database);
  const { ask, at, book, call, changeAddress, clock, eventsOf, kindsSent, sent, set, service, statusTokenOf } =
    stayEmails;
  const { stored, sweep } = stayEmails;

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

  it('are ended at a former address, also when they are handed over while it is changed', async () => {
    await set({ arrival: written() });
    const { id } = await book();
    clock.set(arrivalDue);
    beforeCall(service().get(RequestDetailsRepository), 'changeGuest', sweep);
    await changeAddress(id, ['neu@mail.example']);
    expect(await kindsSent()).toEqual(['arrival']);
    expect(await eventsOf(guestAddressChanged)).toMatchObject([{ requestId: id }]);
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
  });
});
