import {
  addCalendar,
  cancelRequest,
  changeCalendar,
  createRequest,
  listCalendars,
  refreshCalendar,
  removeCalendar,
  testCalendar,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { anna } from '../testing/use-bookings';
import { calendarOf, startReader, useCalendars } from './testing/calendars';

describeEachDatabase('Calendars', (database, onEmbeddedDatabase) => {
  const { clock, stored, server, call, readAll, readDue, says, taken, add, later, approved } = useCalendars(database);

  it('claim their days, with the day of departure, and free them again', async () => {
    says(['2031-07-01', '2031-07-04']);
    const added = await add();
    expect(added).toMatchObject({ name: 'Airbnb', url: `http://${server().host}/…`, color: 'blue', paused: false });
    await readAll();
    expect(await taken()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03', '2031-07-04']);
    says(['2031-07-01', '2031-07-02']);
    await later();
    expect(await taken()).toEqual(['2031-07-01', '2031-07-02']);
    expect(await call(listCalendars, {})).toMatchObject([
      { days: 2, lastSuccess: clock.now().toISOString(), lastError: null, conflicts: [] },
    ]);
  });

  it('wait when they are paused, and release their days when they are removed', async () => {
    says(['2031-07-01', '2031-07-03']);
    const { id } = await add();
    await readAll();
    expect(await call(changeCalendar, { id, paused: true, name: 'Other' })).toMatchObject({
      name: 'Other',
      nextRead: null,
    });
    const asked = server().requests.length;
    await later(60);
    expect(server().requests.length).toBe(asked);
    expect(await taken()).toHaveLength(3);
    await call(removeCalendar, { id });
    expect([await taken(), await call(listCalendars, {})]).toEqual([[], []]);
    await expect(call(removeCalendar, { id })).rejects.toMatchObject({ code: 'CALENDAR_NOT_FOUND' });
    expect(JSON.stringify(await stored.all('calendar_sources'))).not.toContain('secret.ics');
  });

  it('coexist with a booking, as a conflict, and keep its days after its cancellation', async () => {
    const id = await approved();
    says(['2031-06-03', '2031-06-06']);
    await add();
    await readAll();
    expect(await call(listCalendars, {})).toMatchObject([{ conflicts: [{ from: '2031-06-03', to: '2031-06-05' }] }]);
    await call(cancelRequest, { id });
    expect(await taken()).toEqual(['2031-06-03', '2031-06-04', '2031-06-05', '2031-06-06']);
    await expect(call(createRequest, anna)).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
  });

  it('are read by one of several instances', async () => {
    says(['2031-07-01', '2031-07-03']);
    await add();
    const other = await startReader(database, clock, { allowedHosts: [server().host] });
    const asked = server().requests.length;
    await Promise.all([readDue(), other.readDue(), readDue(), other.readDue()]);
    await other.service.close();
    expect(server().requests.length).toBe(asked + 1);
  });

  it('are added once by a repeated command', async () => {
    says(['2031-07-01', '2031-07-03']);
    const twice = () => runInMessageContext({ correlationId: 'c', commandId: 'once' }, add);
    expect((await twice()).id).toBe((await twice()).id);
    expect(await stored.all('calendar_sources')).toHaveLength(1);
  });

  onEmbeddedDatabase(() => {
    it('are tested without storing anything', async () => {
      says(['2031-07-01', '2031-07-04']);
      const before = await stored.everything();
      expect(await call(testCalendar, { url: server().url(), options: {} })).toEqual({
        days: 3,
        ranges: [{ from: '2031-07-01', to: '2031-07-04' }],
        leftOut: [],
        warnings: [],
      });
      expect(await stored.everything()).toBe(before);
    });

    it('are neither shown to guests nor stored with the names in them', async () => {
      says(['2031-07-01', '2031-07-04']);
      await add();
      await readAll();
      expect(await stored.everything()).not.toContain('Grete');
    });

    it('that cannot be read are not added', async () => {
      server().respondWith((_request, response) => response.end('<html>'));
      await expect(add()).rejects.toMatchObject({ code: 'CALENDAR_INVALID' });
      await expect(call(addCalendar, { name: 'A', url: 'http://192.168.1.1/' })).rejects.toMatchObject({
        code: 'CALENDAR_ADDRESS_FORBIDDEN',
      });
      expect(await stored.all('calendar_sources')).toEqual([]);
    });

    it('are ten at most', async () => {
      says();
      for (let count = 0; count < 10; count += 1) await add();
      await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_CALENDARS' });
    });

    it('keep their days after any failure, and are read less and less often', async () => {
      says(['2031-07-01', '2031-07-03']);
      await add();
      await readAll();
      server().respondWith((_request, response) => response.writeHead(500).end());
      await later();
      const [failed] = await call(listCalendars, {});
      expect(failed?.lastError).toMatchObject({ code: 'CALENDAR_REFUSED', params: { status: 500 } });
      const asked = server().requests.length;
      await later(20);
      expect(server().requests.length).toBe(asked);
      await later(20);
      expect(server().requests.length).toBe(asked + 1);
      for (const body of ['', '<html>', calendarOf(['2031-07-01', '2031-07-03']).slice(0, 60)]) {
        server().respondWith((_request, response) => response.end(body));
        await call(refreshCalendar, { id: failed!.id });
        expect(await taken()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03']);
      }
    });

    it('that have lost all days free them after two more readings, or by the owner', async () => {
      says(['2031-07-01', '2031-07-03']);
      const { id } = await add();
      await readAll();
      says();
      await later(40);
      expect(await taken()).toHaveLength(3);
      expect(await call(listCalendars, {})).toMatchObject([{ hasVanished: true }]);
      await later(40);
      await later(40);
      expect(await taken()).toEqual([]);
      says(['2031-07-01', '2031-07-03']);
      await call(refreshCalendar, { id });
      says();
      expect(await call(refreshCalendar, { id })).toMatchObject({ days: 3 });
      expect(await call(refreshCalendar, { id, freeDays: true })).toMatchObject({ days: 0, hasVanished: false });
    });

    it('keep the days of the past as they were', async () => {
      says(['2031-05-10', '2031-05-13']);
      await add();
      await readAll();
      clock.advance({ days: 2 });
      says(['2031-08-01', '2031-08-02']);
      await readAll();
      expect(await taken()).toEqual(['2031-05-10', '2031-05-11', '2031-08-01', '2031-08-02']);
    });

    it('without changes write neither claims nor histories', async () => {
      says(['2031-07-01', '2031-07-03']);
      await add();
      await readAll();
      const before = JSON.stringify([
        await stored.all('occupied_days'),
        (await stored.all('calendar_sources'))[0]?.['history'],
      ]);
      await later();
      const after = JSON.stringify([
        await stored.all('occupied_days'),
        (await stored.all('calendar_sources'))[0]?.['history'],
      ]);
      expect(after).toBe(before);
    });

    it('are read by conditional requests, and parsed anew each day', async () => {
      server().respondWith((request, response) => {
        if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
        else response.setHeader('ETag', '"1"').end(calendarOf(['2031-07-01', '2031-07-03']));
      });
      await add();
      await readAll();
      await later();
      expect(server().requests.at(-1)?.headers['if-none-match']).toBe('"1"');
      expect(await taken()).toHaveLength(3);
      await later(24 * 60);
      expect(server().requests.at(-1)?.headers['if-none-match']).toBeUndefined();
    });

    it('keep their address when another one cannot be read, and are read at another one that can', async () => {
      says(['2031-07-01', '2031-07-03']);
      const { id } = await add();
      await readAll();
      const url = server().url('/moved.ics');
      server().respondWith((_request, response) => response.end('<html>'));
      await expect(call(changeCalendar, { id, url })).rejects.toMatchObject({ code: 'CALENDAR_INVALID' });
      await expect(call(changeCalendar, { id, url: 'http://10.0.0.1/a.ics' })).rejects.toMatchObject({
        code: 'CALENDAR_ADDRESS_FORBIDDEN',
      });
      says(['2031-08-01', '2031-08-02']);
      await later();
      expect(server().requests.at(-1)?.url).toBe('/secret.ics');
      await call(changeCalendar, { id, url });
      await readAll();
      expect(server().requests.at(-1)?.url).toBe('/moved.ics');
      expect(await taken()).toEqual(['2031-08-01', '2031-08-02']);
    });
  });
});
