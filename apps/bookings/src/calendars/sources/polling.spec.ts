import { once } from 'node:events';
import { addCalendar, changeCalendar, DomainError, listCalendars, refreshCalendar } from '@hearthstay/contracts';
import { databaseConnection, isBookkeeping } from '@hearthstay/database';
import { ScheduledTaskRepository } from '@hearthstay/scheduler';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import type { Connection, mongo } from 'mongoose';
import { monitored } from '../../testing/monitored';
import { CalendarParser } from '../reading/calendar-parser';
import { calendarOf, startReader, useCalendars } from '../testing/calendars';
import { pollingTask } from './persistence/calendar-source.repository';
import { SourceReader } from './source-reader';

const writeCommands = ['insert', 'update', 'delete', 'findAndModify'];
const minute = 60_000;

describeEachDatabase('A poll of calendars', (database, onEmbeddedDatabase) => {
  const { clock, server, service, call, readDue, poll, says, taken } = useCalendars(monitored(database));
  const times = () => new ScheduledTaskRepository(database.connection());
  const add = async (name = 'Airbnb') => {
    // Calendars are read in the order in which they were added.
    clock.advance({ milliseconds: 1 });
    const source = await call(addCalendar, { name, url: server().url() });
    await readDue();
    return source;
  };

  /** The collections that are written to, except those that instances write for their own bookkeeping. */
  const writesOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const client = service().get<Connection>(databaseConnection).getClient();
    const written: string[] = [];
    const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
      const collection = String(command[commandName]);
      if (writeCommands.includes(commandName) && !isBookkeeping(collection)) written.push(collection);
    };
    client.on('commandStarted', note);
    await work();
    client.off('commandStarted', note);
    return written;
  };

  it.each<[string, Parameters<ReturnType<typeof server>['respondWith']>[0]]>([
    ['is not sent again', (_request, response) => response.writeHead(304).end()],
    ['says the same', (_request, response) => response.end(calendarOf(['2031-07-01', '2031-07-04']))],
    [
      'says the same by another name',
      (_request, response) => response.setHeader('ETag', '"2"').end(calendarOf(['2031-07-01', '2031-07-04'])),
    ],
  ])('writes nothing to the database for a calendar that %s', async (_what, respond) => {
    server().respondWith((_request, response) =>
      response.setHeader('ETag', '"1"').end(calendarOf(['2031-07-01', '2031-07-04'])),
    );
    await add();
    server().respondWith(respond);
    const asked = server().requests.length;
    expect(await writesOf(poll)).toEqual([]);
    expect(server().requests).toHaveLength(asked + 1);
    says(['2031-07-01', '2031-07-03']);
    expect(await writesOf(poll)).toContain('calendar_sources');
    expect(await taken()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03']);
  });

  it('is the last success of each calendar in it, until one of them fails', async () => {
    says();
    await add();
    const [ranAt, dueAt] = [clock.now().getTime() + minute, clock.now().getTime() + 16 * minute];
    await times().setTimes(pollingTask, { ranAt, dueAt });
    const lastSuccess = new Date(ranAt).toISOString();
    expect(await call(listCalendars, {})).toMatchObject([{ lastSuccess, nextRead: new Date(dueAt).toISOString() }]);
    clock.advance({ milliseconds: 16 * minute });
    server().respondWith((_request, response) => response.writeHead(500).end());
    await poll();
    await times().setTimes(pollingTask, { ranAt: dueAt, dueAt: dueAt + 15 * minute });
    const [failed] = await call(listCalendars, {});
    expect(failed).toMatchObject({ lastSuccess, lastError: { code: 'CALENDAR_REFUSED' } });
    expect(Date.parse(failed!.nextRead!)).toBeGreaterThan(dueAt + 20 * minute);
    const asked = server().requests.length;
    await poll();
    expect(server().requests).toHaveLength(asked);
  });

  it('stores nothing of a calendar that an admin has read meanwhile', async () => {
    says();
    const { id } = await add();
    const gate = new EventTarget();
    server().respondWith((_request, response) => {
      void once(gate, 'open').then(() => response.end(calendarOf(['2031-07-01', '2031-07-02'])));
    });
    const asked = server().requests.length;
    const polling = poll();
    await eventually(async () => expect(server().requests).toHaveLength(asked + 1));
    says(['2031-08-01', '2031-08-02']);
    await call(refreshCalendar, { id });
    gate.dispatchEvent(new Event('open'));
    await polling;
    expect(await taken()).toEqual(['2031-08-01', '2031-08-02']);
  });

  it('by two instances, one of which counted as dead, duplicates nothing', async () => {
    says(['2031-07-01', '2031-07-03']);
    await add();
    const other = await startReader(database, clock, { allowedHosts: [server().host] });
    says(['2031-07-02', '2031-07-04']);
    await Promise.all([poll(), other.poll()]);
    await other.service.close();
    expect(await taken()).toEqual(['2031-07-02', '2031-07-03', '2031-07-04']);
    expect(await call(listCalendars, {})).toMatchObject([{ days: 3, lastError: null }]);
  });

  onEmbeddedDatabase(() => {
    it('says of a calendar that its parser has failed with it', async () => {
      says(['2031-07-01', '2031-07-03']);
      await add();
      const parsing = jest
        .spyOn(CalendarParser.prototype, 'parse')
        .mockRejectedValue(new DomainError('INTERNAL_ERROR', {}, { cause: new Error('a fault of the parser') }));
      says(['2031-07-01', '2031-07-04']);
      await poll();
      parsing.mockRestore();
      expect(await call(listCalendars, {})).toMatchObject([{ days: 3, lastError: { code: 'INTERNAL_ERROR' } }]);
    });

    it('reads the other calendars when the program fails with one', async () => {
      says();
      const [first, second] = [await add('Airbnb'), await add('Vrbo')];
      const { read } = SourceReader.prototype;
      const reading = jest.spyOn(SourceReader.prototype, 'read').mockImplementation(function (
        this: SourceReader,
        ...args
      ) {
        return args[0].id === first.id ? Promise.reject(new Error('No memory')) : read.apply(this, args);
      });
      const ids = () => reading.mock.calls.map(([{ id }]) => id);
      await expect(poll()).rejects.toThrow('Some calendars could not be polled');
      expect(ids().sort()).toEqual([first.id, second.id].sort());
      for (const { id } of [first, second]) await call(changeCalendar, { id, color: 'teal' });
      await expect(readDue()).rejects.toThrow('Some calendars could not be read');
      expect(ids().slice(2).sort()).toEqual([first.id, second.id].sort());
      reading.mockRestore();
    });
  });
});
