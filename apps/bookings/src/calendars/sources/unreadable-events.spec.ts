import {
  addCalendar,
  freeCalendarNights,
  listCalendars,
  refreshCalendar,
  removeCalendar,
  testCalendar,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useCalendars } from '../testing/calendars';

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Reserved', ...lines, 'END:VEVENT'];
const stay = (from: string, to: string) => event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
/** Its end is not readable. */
const roofer = (from: string, ...lines: string[]) => event(`DTSTART:${from}T120000`, 'DTEND;TZID=x:soon', ...lines);
const days = (month: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2031-${month}-${String(from + index).padStart(2, '0')}`);

describeEachDatabase('An event that cannot be read', (database, onEmbeddedDatabase) => {
  const { clock, stored, server, call, readAll, taken } = useCalendars(database);
  const says = (...events: string[][]) =>
    server().respondWith((_request, response) =>
      response.end(['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')),
    );
  const june = stay('20310605', '20310609');
  const later = stay('20310620', '20310622');
  const add = async (...events: string[][]) => {
    says(...events);
    const { id } = await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    return id;
  };
  const read = async (...events: string[][]) => {
    says(...events);
    clock.advance({ milliseconds: 20 * 60_000 });
    await readAll();
  };
  const found = async () => (await call(listCalendars, {}))[0]!;
  const keyOfFirst = async () => (await found()).unreadable[0]!.key;

  it('is freed by the owner at once, without the nights of others, until it changes', async () => {
    await add(june, later);
    await read(roofer('20310605'), stay('20310608', '20310609'), later);
    const [id, key] = [(await found()).id, await keyOfFirst()];
    const freed = await call(freeCalendarNights, { id, key });
    expect(freed.unreadable).toMatchObject([{ key, isFreed: true }]);
    const others = [...days('06', 8, 9), ...days('06', 20, 22)];
    expect(await taken()).toEqual(others);
    await call(freeCalendarNights, { id, key });
    const [source] = await stored.all('calendar_sources');
    const actions = (source!.history as { action: string }[]).map(({ action }) => action);
    expect(actions.filter((action) => action === 'nights-freed')).toHaveLength(1);

    await read(roofer('20310605'), stay('20310608', '20310609'), later);
    clock.advance({ milliseconds: 24 * 60 * 60_000 });
    await read(roofer('20310605'), stay('20310608', '20310609'), later);
    expect(await taken()).toEqual(others);
    await read(roofer('20310605', 'TRANSP:OPAQUE'), stay('20310608', '20310609'), later);
    expect(await taken()).toEqual([...days('06', 5, 6), ...others]);
  });

  it('stays freed when a reading that began before ends afterwards', async () => {
    const id = await add(roofer('20310605'), later);
    const key = await keyOfFirst();
    server().respondWith((_request, response) => {
      void call(freeCalendarNights, { id, key }).then(() =>
        response.end(
          ['BEGIN:VCALENDAR', ...roofer('20310605'), ...later, 'X-NOTE:1', 'END:VCALENDAR', ''].join('\r\n'),
        ),
      );
    });
    await call(refreshCalendar, { id });
    expect(await taken()).toEqual(days('06', 20, 22));
  });

  it('is not found in another calendar, or when it is readable again', async () => {
    const id = await add(roofer('20310605'));
    const key = await keyOfFirst();
    await read(june);
    await expect(call(freeCalendarNights, { id, key })).rejects.toMatchObject({ code: 'CALENDAR_EVENT_NOT_FOUND' });
    expect(await taken()).toEqual(days('06', 5, 9));
    await call(removeCalendar, { id });
    await expect(call(freeCalendarNights, { id, key })).rejects.toMatchObject({ code: 'CALENDAR_NOT_FOUND' });
  });

  onEmbeddedDatabase(() => {
    it('lets the calendar free another stay, and is named with its days', async () => {
      await add(roofer('20310922'), june, later);
      expect(await taken()).toEqual([...days('06', 5, 9), ...days('06', 20, 22), ...days('09', 22, 23)]);
      await read(roofer('20310922'), later);
      expect(await taken()).toEqual([...days('06', 20, 22), ...days('09', 22, 23)]);
      expect(await found()).toMatchObject({
        leftOut: [{ reason: 'unreadable', count: 1 }],
        unreadable: [
          { from: '2031-09-22', to: null, isFreed: false, nights: [{ from: '2031-09-22', to: '2031-09-23' }] },
        ],
      });
    });

    it('of the past holds no days', async () => {
      await add(roofer('20150922'), june, later);
      await read(roofer('20150922'), later);
      expect(await taken()).toEqual(days('06', 20, 22));
    });

    it.each([
      ['a day that does not exist', ['DTSTART;VALUE=DATE:20311131']],
      ['a time that does not exist', ['DTSTART:20310701T256000']],
      ['no beginning', []],
    ])('because of %s is counted, also in a test', async (_what, lines) => {
      await add(event(...lines), later);
      const leftOut = [{ reason: 'unreadable', count: 1 }];
      expect(await found()).toMatchObject({ leftOut, lastError: null });
      expect(await call(testCalendar, { url: server().url(), options: {} })).toMatchObject({ leftOut });
    });

    it('keeps the nights that it had while it was readable', async () => {
      await add(june, later);
      await read(roofer('20310605'), later);
      expect(await taken()).toEqual([...days('06', 5, 9), ...days('06', 20, 22)]);
      const another = event('DTSTART;VALUE=DATE:20310801', 'DTEND;VALUE=DATE:20310802');
      await read(roofer('20310605'), another);
      expect(await taken()).toEqual([...days('06', 5, 9), ...days('08', 1, 2)]);
      // It is the only one left: all readable ones are gone at once, which may be a mistake of the platform.
      await read(roofer('20310605'));
      expect(await taken()).toEqual([...days('06', 5, 9), ...days('08', 1, 2)]);
      expect(await found()).toMatchObject({ hasVanished: true });
    });
  });
});

describeEachDatabase('A calendar that is added', (database) => {
  const { server, says, call, readAll } = useCalendars(database);

  it('is being read until its first reading has ended', async () => {
    says(['2031-07-01', '2031-07-04']);
    expect(await call(addCalendar, { name: 'Airbnb', url: server().url() })).toMatchObject({ isReading: true });
    await readAll();
    expect(await call(listCalendars, {})).toMatchObject([{ isReading: false, days: 4 }]);
  });
});
