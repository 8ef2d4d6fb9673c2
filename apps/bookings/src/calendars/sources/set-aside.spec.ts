import { addCalendar, calendarUnreadable, changeCalendar, listCalendars, refreshCalendar } from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { buildParser, childrenOf, parserProgram } from '../reading/testing/built-parser';
import { endlessCalendar } from '../reading/testing/endless-calendar';
import { startReader, useCalendars } from '../testing/calendars';
import { WarnAdmins } from './warn-admins';

jest.setTimeout(300_000);

beforeAll(buildParser);

const hour = 60 * 60_000;
const parsers = () => childrenOf(process.pid);

/** Kills the parser as the system does when it lacks memory. */
const killParser = () =>
  eventually(() => {
    const [pid] = parsers();
    expect(pid).toBeDefined();
    process.kill(pid!, 'SIGKILL');
  });

describeEachDatabase('A calendar that ends its parser', (database, onEmbeddedDatabase) => {
  const { clock, stored, server, service, call, readAll, says, taken } = useCalendars(database, { parserProgram });
  const nights = ['2031-07-01', '2031-07-02', '2031-07-03', '2031-07-04'];

  const add = async () => {
    says(['2031-07-01', '2031-07-04']);
    const { id } = await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    server().respondWith((_request, response) => response.end(endlessCalendar));
    return id;
  };
  const later = () => clock.advance({ milliseconds: 7 * hour });
  const readKilling = async () => {
    later();
    const reading = readAll();
    await killParser();
    await reading;
  };
  const reasons = async () => (await call(listCalendars, {})).map(({ lastError }) => lastError?.code);
  const warnings = async () => {
    await service().get(WarnAdmins).run();
    return (await stored.events()).filter(({ name }) => name === calendarUnreadable.name);
  };

  it('is parsed twice and then set aside, with its days as they were', async () => {
    const id = await add();
    await readKilling();
    expect([await reasons(), await warnings()]).toEqual([['CALENDAR_TOO_COMPLEX'], []]);
    await readKilling();
    expect(await reasons()).toEqual(['CALENDAR_SET_ASIDE']);
    expect(await warnings()).toHaveLength(1);
    later();
    await readAll();
    expect(await call(refreshCalendar, { id })).toMatchObject({ days: 4, lastError: { code: 'CALENDAR_SET_ASIDE' } });
    expect(parsers()).toEqual([]);
    expect(await taken()).toEqual(nights);
    expect(await warnings()).toHaveLength(1);
  });

  it('is not parsed by another instance that starts later', async () => {
    await add();
    await readKilling();
    await readKilling();
    later();
    const other = await startReader(database, clock, { allowedHosts: [server().host], parserProgram });
    await other.readAll();
    await other.service.close();
    expect(parsers()).toEqual([]);
    expect(await reasons()).toEqual(['CALENDAR_SET_ASIDE']);
  });

  it('is noted before each attempt, because that may end the whole program', async () => {
    await add();
    later();
    const reading = readAll();
    await eventually(() => expect(parsers()).toHaveLength(1));
    expect(await stored.all('calendar_sources')).toMatchObject([{ parsing: { count: 1 } }]);
    await killParser();
    await reading;
  });

  onEmbeddedDatabase(() => {
    it('is set aside as well when each response has other times of writing', async () => {
      await add();
      let written = 0;
      server().respondWith((_request, response) =>
        response.end(
          endlessCalendar.replace('END:VEVENT', `DTSTAMP:20310501T0000${(written += 1) + 10}Z\r\nEND:VEVENT`),
        ),
      );
      await readKilling();
      await readKilling();
      expect([written, await reasons()]).toEqual([2, ['CALENDAR_SET_ASIDE']]);
    });

    it('is parsed again when it has changed, or when the owner has changed it', async () => {
      const id = await add();
      await readKilling();
      await readKilling();
      await call(changeCalendar, { id, name: 'Airbnb 2' });
      await readKilling();
      expect(await reasons()).toEqual(['CALENDAR_TOO_COMPLEX']);
      await readKilling();
      says(['2031-07-10', '2031-07-12']);
      later();
      await readAll();
      expect([await reasons(), await taken()]).toEqual([[undefined], ['2031-07-10', '2031-07-11', '2031-07-12']]);
      expect(await stored.all('calendar_sources')).toMatchObject([{ parsing: null }]);
    });
  });
});
