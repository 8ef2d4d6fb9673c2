import { once } from 'node:events';
import {
  addCalendar,
  approveRequest,
  createRequest,
  enterBooking,
  listCalendars,
  makeOffer,
  moveBooking,
  offerStay,
  refreshCalendar,
  replaceStayRules,
} from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { anna } from '../../testing/use-bookings';
import { calendarOf, startReader, useCalendars } from '../testing/calendars';
import { CalendarReadingRepository } from './persistence/calendar-reading.repository';
import { approvalRefresh } from './refresh-before-approval';

describeEachDatabase('Before an approval', (database, onEmbeddedDatabase) => {
  const { clock, stored, server, call, readAll, says, taken } = useCalendars(database);
  let longest: jest.ReplaceProperty<number>;

  beforeEach(() => {
    // On a busy machine a reading may take longer than the approval waits.
    longest = jest.replaceProperty(approvalRefresh, 'longest', 20_000);
  });
  afterEach(() => longest.restore());

  const add = async (name = 'Airbnb') => {
    const source = await call(addCalendar, { name, url: server().url('/secret.ics') });
    await readAll();
    return source;
  };
  const approve = async () => call(approveRequest, { id: (await call(createRequest, anna)).id });

  it('calendars are read, and a day that one of them has sold meanwhile refuses it', async () => {
    says();
    await add();
    const { id } = await call(createRequest, anna);
    says(['2031-06-04', '2031-06-06']);
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    says(['2031-06-05', '2031-06-06']);
    expect(await call(approveRequest, { id })).toMatchObject({ status: 'approved', unreadCalendars: [] });
  });

  it('a calendar that another instance is reading is waited for, not read again', async () => {
    says();
    const { id } = await add();
    const other = await startReader(database, clock, { allowedHosts: [server().host] });
    const gate = new EventTarget();
    server().respondWith((_request, response) => {
      void once(gate, 'open').then(() => response.end(calendarOf(['2031-06-03', '2031-06-04'])));
    });
    const asked = server().requests.length;
    const reading = other.service.client.call(refreshCalendar, { id });
    await eventually(() => expect(server().requests).toHaveLength(asked + 1));
    const looks = jest.spyOn(CalendarReadingRepository.prototype, 'isBeingRead').mockClear();
    const approval = expect(approve()).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(1));
    gate.dispatchEvent(new Event('open'));
    await Promise.all([approval, reading]);
    await other.service.close();
    expect(server().requests).toHaveLength(asked + 1);
  });

  onEmbeddedDatabase(() => {
    it('a calendar that cannot be read is named, and its last known days count', async () => {
      says(['2031-07-01', '2031-07-02']);
      await add('Airbnb');
      clock.advance({ milliseconds: 1 });
      await add('Vrbo');
      server().respondWith((_request, response) => response.writeHead(500).end());
      expect(await approve()).toMatchObject({ status: 'approved', unreadCalendars: ['Airbnb', 'Vrbo'] });
      expect(await taken()).toContain('2031-07-01');
    });

    it('a calendar that cannot be read is named to the owner who enters a booking or makes an offer', async () => {
      says();
      await add('Airbnb');
      const stay = { startDate: '2031-06-01', endDate: '2031-06-02' };
      const later = { startDate: '2031-06-08', endDate: '2031-06-09' };
      const entered = await call(enterBooking, { ...stay, name: 'Ben', email: anna.email, status: 'confirmed' });
      expect(entered).not.toHaveProperty('unreadCalendars');
      const guest = { name: 'Cleo', email: anna.email };
      const latest = { startDate: '2031-06-15', endDate: '2031-06-16' };
      expect(await call(makeOffer, { id: entered.id, ...later })).not.toHaveProperty('unreadCalendars');
      server().respondWith((_request, response) => response.writeHead(500).end());
      const named = { unreadCalendars: ['Airbnb'] };
      expect(await call(enterBooking, { ...latest, name: 'Dora', status: 'approved' })).toMatchObject(named);
      expect(await call(makeOffer, { id: entered.id, ...later, note: 'Gern auch so.' })).toMatchObject(named);
      expect(await call(offerStay, { ...guest, startDate: '2031-06-20', endDate: '2031-06-21' })).toMatchObject(named);
    });

    it('a paused calendar is not read', async () => {
      says();
      const { id } = await add();
      await stored.change('calendar_sources', id, { paused: true });
      const asked = server().requests.length;
      expect(await approve()).toMatchObject({ unreadCalendars: [] });
      expect(server().requests).toHaveLength(asked);
    });

    it('a slow calendar delays it by a limited time, and its reading ends in the background', async () => {
      longest.replaceValue(200);
      says();
      await add();
      // On a busy machine the request may reach the server after the approval has stopped waiting.
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      server().respondWith((_request, response) => {
        void opened.then(() => response.end(calendarOf(['2031-07-01', '2031-07-02'])));
      });
      expect(await approve()).toMatchObject({ status: 'approved', unreadCalendars: ['Airbnb'] });
      open();
      await eventually(async () => expect(await taken()).toContain('2031-07-01'));
    });

    it('nothing is read when the request cannot be approved at all', async () => {
      says();
      await add();
      const asked = server().requests.length;
      await expect(call(approveRequest, { id: 'unknown' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
      expect(server().requests).toHaveLength(asked);
    });

    it('also a booking that the owner enters or moves is refused a day that was sold meanwhile', async () => {
      says();
      await add();
      const fields = { name: 'Ben', status: 'confirmed' } as const;
      says(['2031-06-04', '2031-06-06']);
      const entered = { ...fields, startDate: '2031-06-03', endDate: '2031-06-04' };
      await expect(call(enterBooking, entered)).rejects.toMatchObject({ code: 'ENTRY_CONFLICT' });
      const { id } = await call(enterBooking, { ...fields, startDate: '2031-06-01', endDate: '2031-06-02' });
      says(['2031-06-08', '2031-06-10']);
      const moved = { id, startDate: '2031-06-08', endDate: '2031-06-09' };
      await expect(call(moveBooking, moved)).rejects.toMatchObject({ code: 'MOVE_CONFLICT' });
      await expect(
        call(moveBooking, { ...moved, startDate: '2031-06-04', endDate: '2031-06-05' }),
      ).resolves.toMatchObject({
        unreadCalendars: [],
      });
    });

    it('days of calendars follow a change between days and nights at once', async () => {
      says(['2031-07-01', '2031-07-03']);
      await add();
      const asked = server().requests.length;
      await call(replaceStayRules, { sameDayTurnover: true });
      const feedDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
      expect(await feedDays()).toEqual(['2031-07-01', '2031-07-02']);
      await call(replaceStayRules, { sameDayTurnover: false });
      expect(await feedDays()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03']);
      expect(await call(listCalendars, {})).toMatchObject([{ days: 3 }]);
      expect(server().requests).toHaveLength(asked);
    });
  });
});
