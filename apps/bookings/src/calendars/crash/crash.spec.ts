import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRequest, CalendarSource, StayRules } from '@hearthstay/contracts';
import { describeEachDatabase, eventually, startHttpListener, type HttpListener } from '@hearthstay/testing';
import { storedIn } from '../../testing/stored';
import { anna } from '../../testing/use-bookings';
import { calendarOf } from '../testing/calendars';
import { House } from './testing/house';
import { anyCalendar, booked, day, ClaimsModel, type Stay, type Unit } from './testing/claims-model';

jest.setTimeout(300_000);

/** How often each is killed. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);

/** A new process takes longer than the one that was measured. */
const anyTimeWithin = (usualMs: number): number => 2 * usualMs * Math.random();

const expectBetween = (found: string[], one: Set<string>, other: Set<string>): void => {
  expect(found).toEqual(expect.arrayContaining([...one].filter((line) => other.has(line))));
  expect([...one, ...other]).toEqual(expect.arrayContaining(found));
};

beforeAll(() => {
  const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'testing/vite.house.mjs')]);
});

describeEachDatabase('A house whose process is killed', (database) => {
  const stored = storedIn(database);
  const names = new Map<string, string>();
  let now = Date.parse('2031-05-10T10:00:00Z');
  let server: HttpListener;
  let house: House;
  let read = anyCalendar();
  const paused = anyCalendar();
  let onRead: () => void = () => undefined;

  beforeAll(async () => {
    server = await startHttpListener((request, response) => {
      onRead();
      const stays = request.url === '/read' ? read : paused;
      response.end(calendarOf(...stays.map(([first, last]): [string, string] => [day(first), day(last)])));
    });
    house = new House(database, server.host);
    await house.start(new Date(now));
    for (const [index, [first, last]] of booked.entries()) {
      const request = { ...anna, startDate: day(first), endDate: day(last), email: `${index}@mail.example` };
      const { id } = await house.call<BookingRequest>('createRequest', request);
      await house.call('approveRequest', { id });
      names.set(id, `booking ${index}`);
    }
    for (const name of ['read', 'paused']) {
      const fields = { name, url: server.url(`/${name}`) };
      const { id } = await eventually(() => house.call<CalendarSource>('addCalendar', fields));
      names.set(id, name);
      await refreshed(name);
    }
    await house.call('changeCalendar', { id: idOf('paused'), paused: true });
  });
  afterAll(async () => {
    await house.kill();
    await server.close();
  });

  const idOf = (name: string) => [...names].find(([, each]) => each === name)?.[0];

  const refresh = (name: string) => house.call<CalendarSource>('refreshCalendar', { id: idOf(name) });
  /** A busy machine may exceed the deadline of an admin. */
  const refreshed = (name: string) =>
    eventually(async () => expect(await refresh(name)).toMatchObject({ lastError: null }));

  const claims = async (): Promise<string[]> =>
    (await stored.all('occupied_days')).flatMap(({ _id, requestId, feedIds = [] }) =>
      [...(requestId === null ? [] : [requestId as string]), ...(feedIds as string[])].map(
        (id) => `${_id} ${names.get(id)}`,
      ),
    );
  const linesOf = (calendar: Stay[], unit: Unit) => new ClaimsModel({ read: calendar, paused }, unit).lines();
  const unit = async (): Promise<Unit> =>
    (await house.call<StayRules>('getStayRules')).sameDayTurnover ? 'nights' : 'days';

  /** Long enough that every calendar and the next poll are due. */
  const startAgain = async () => {
    await database.connection().collection('scheduled_tasks').deleteMany({});
    await house.start(new Date((now += 7 * 60 * 60_000)));
  };
  const becomesWhole = (calendar: Stay[]) =>
    eventually(async () => expect((await claims()).sort()).toEqual([...linesOf(calendar, await unit())].sort()));
  /** A busy machine may exceed the time limits of a reading, which is then due again later. */
  const expectWhole = (calendar: Stay[]) =>
    becomesWhole(calendar).catch(async (error: unknown) => {
      const calendars = await house.call<CalendarSource[]>('listCalendars');
      if (calendars.every(({ lastError }) => lastError === null)) throw error;
      await house.kill();
      await startAgain();
      await becomesWhole(calendar);
    });

  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };

  it(`in a reading ${rounds} times, at any moment, loses and doubles no day`, async () => {
    read = anyCalendar();
    const usual = await timeOf(() => refreshed('read'));
    for (let round = 0; round < rounds; round += 1) {
      await expectWhole(read);
      const before = linesOf(read, await unit());
      read = anyCalendar();
      const asked = new Promise<void>((resolve) => (onRead = resolve));
      void refresh('read');
      await asked;
      await pause(anyTimeWithin(usual));
      await house.kill();
      expectBetween(await claims(), before, linesOf(read, 'days'));
      await startAgain();
    }
    await expectWhole(read);
  });

  it(`in a switch between days and nights ${rounds} times, at any moment, loses and doubles no day`, async () => {
    const switchTo = (to: Unit) => house.call('replaceStayRules', { sameDayTurnover: to === 'nights' });
    await expectWhole(read);
    const usual = await timeOf(() => switchTo('nights'));
    for (let round = 0; round < rounds; round += 1) {
      await expectWhole(read);
      const to = (await unit()) === 'days' ? 'nights' : 'days';
      const switched: Unit[] = [];
      void switchTo(to).then(() => switched.push(to));
      await pause(anyTimeWithin(usual));
      await house.kill();
      expectBetween(await claims(), linesOf(read, 'days'), linesOf(read, 'nights'));
      await startAgain();
      for (const acknowledged of switched) expect(await unit()).toBe(acknowledged);
    }
    await expectWhole(read);
  });
});
