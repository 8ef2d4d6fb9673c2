import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import {
  addCalendar,
  addFeed,
  approveRequest,
  cancelRequest,
  createRequest,
  DomainError,
  getStayRules,
  listCalendars,
  listOccupiedDays,
  readFeed,
  replaceStayRules,
} from '@hearthstay/contracts';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { addDays, daysOfRange, heldRange, type Day, type StayRange, type StayUnit } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase, type TestDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { june } from '../testing/days';
import { startBookings, type RunningBookings } from '../testing/start-bookings';
import { storedIn, type Stored } from '../testing/stored';
import { createTestClock, testNow, type TestClock } from '../testing/test-clock';
import { anna } from '../testing/use-bookings';
import { ReadSources } from './sources/read-sources';

/** Whether a house leaves out of its calendar what it has read from the other one. */
type Manners = 'tells its own days' | 'tells all days';

/** One house, with its calendar on a web server, which the other one reads. */
class House {
  readonly booked = new Map<string, StayRange>();
  private token: string | null = null;
  private asked = 0;

  private constructor(
    private readonly service: RunningBookings,
    private readonly stored: Stored,
    private readonly clock: TestClock,
    private readonly server: Server,
  ) {}

  static async open(database: TestDatabase, clock: TestClock, server: Server, other: Server): Promise<House> {
    const service = await startBookings(database, clock, { allowedHosts: [hostOf(other)] });
    const scheduled = service.get(ReadSources);
    const read = scheduled.run.bind(scheduled);
    jest.spyOn(scheduled, 'run').mockImplementation(async (signal) => {
      if (signal === byHand) await read(signal);
    });
    const house = new House(service, storedIn(database), clock, server);
    server.on('request', (_request, response) => {
      house.calendar().then(
        (calendar) => response.end(calendar),
        () => response.writeHead(503).end(),
      );
    });
    return house;
  }

  close = () => this.service.close();

  /** Begins anew, reading another house. */
  async begin(manners: Manners, other: House): Promise<void> {
    await this.stored.clear();
    this.booked.clear();
    const { id } = await this.call(addCalendar, { name: 'The other', url: `http://${hostOf(other.server)}/` });
    const calendarId = manners === 'tells its own days' ? id : null;
    this.token = (await this.call(addFeed, { name: 'For the other', calendarId })).token;
  }

  /** Reads the other house if its calendar is due. */
  read = () => this.service.get(ReadSources).run(byHand);

  async book(stay: StayRange): Promise<void> {
    this.asked += 1;
    const fields = { ...anna, email: `${this.asked}@mail.example`, startDate: stay.start, endDate: stay.end };
    await orRefused(async () => {
      const { id } = await this.call(createRequest, fields);
      await this.call(approveRequest, { id });
      this.booked.set(id, stay);
    });
  }

  async cancel(index: number): Promise<void> {
    const ids = [...this.booked.keys()];
    const id = ids[index % ids.length];
    if (id === undefined) return;
    await this.call(cancelRequest, { id });
    this.booked.delete(id);
  }

  switchTo = (unit: StayUnit) =>
    orRefused(async () => {
      await this.call(replaceStayRules, { sameDayTurnover: unit === 'nights' });
    });

  async unit(): Promise<StayUnit> {
    return (await this.call(getStayRules, {})).sameDayTurnover ? 'nights' : 'days';
  }

  /** The days, or nights, of its own guests. */
  async ownDays(): Promise<Set<Day>> {
    const unit = await this.unit();
    return new Set([...this.booked.values()].flatMap((stay) => daysOfRange(heldRange(stay, unit))));
  }

  /** The days, or nights, that nobody can book here. */
  async takenDays(): Promise<Day[]> {
    const days = await this.call(listOccupiedDays, {});
    return days.filter(({ part }) => part !== 'until-noon').map(({ date }) => date as Day);
  }

  async conflicts(): Promise<number> {
    return (await this.call(listCalendars, {})).flatMap(({ conflicts }) => conflicts).length;
  }

  private readonly call: RunningBookings['client']['call'] = (contract, request) =>
    this.service.client.call(contract, request);

  private async calendar(): Promise<string> {
    this.clock.advance({ milliseconds: 1 });
    if (this.token === null) return 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    return (await this.call(readFeed, { token: this.token, userAgent: 'The other' })).calendar;
  }
}

const byHand = new AbortController().signal;

const hostOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

const orRefused = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });

const listening = async (): Promise<Server> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** Another database beside that of the block of tests. */
const besideOf = async (database: TestDatabase): Promise<TestDatabase> => {
  const name = `hearthstay-test-${randomUUID()}`;
  const connection = await openDatabase({ uri: database.uri(), name });
  return { uri: database.uri, name: () => name, connection: () => connection };
};

/** Each is done in one of the houses. */
type Step = ['book', number, number] | ['cancel', number] | ['switch', StayUnit] | ['read'] | ['settle'];
type Where = 0 | 1;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('book'), fc.integer({ min: 2, max: 14 }), fc.nat({ max: 3 })) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('cancel'), fc.nat({ max: 5 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('switch'), fc.constantFrom('days', 'nights')) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('read')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('settle')) },
) as fc.Arbitrary<Step>;
const anySteps = fc.array(fc.tuple(fc.constantFrom<Where>(0, 1), anyStep), { maxLength: 20, size: 'max' });

/** Readings of both until all is said: a calendar that becomes empty is believed at its third reading alone. */
const readingsUntilSettled = 7;

describeOnEmbeddedDatabase('Two houses that read each other', (database) => {
  const clock = createTestClock();
  let beside: TestDatabase;
  let servers: Server[];
  let houses: [House, House];

  beforeAll(async () => {
    beside = await besideOf(database);
    const [first, second] = (servers = [await listening(), await listening()]) as [Server, Server];
    houses = [await House.open(database, clock, first, second), await House.open(beside, clock, second, first)];
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    for (const server of servers) server.close();
    await beside.connection().dropDatabase();
    await closeDatabase(beside.connection());
  });

  const settle = async () => {
    for (let count = 0; count < readingsUntilSettled; count += 1) {
      clock.advance({ milliseconds: 40 * 60_000 });
      for (const house of houses) await house.read();
    }
  };

  const take = async (house: House, [name, ...details]: Step) => {
    clock.advance({ milliseconds: 16 * 60_000 });
    if (name === 'book') {
      const [first, more] = details as [number, number];
      const start = june(first)[0]!;
      await house.book({ start, end: addDays(start, more) });
    } else if (name === 'cancel') await house.cancel(details[0] as number);
    else if (name === 'switch') await house.switchTo(details[0] as StayUnit);
    else if (name === 'read') await house.read();
    else await settle();
  };

  /** A day taken in either house is taken in both; in a house of whole days the guests of the other leave a day later. */
  const expectAgreement = async () => {
    for (const [here, there] of [houses, [houses[1], houses[0]]] as const) {
      const [own, others, taken] = [await here.ownDays(), await there.ownDays(), await here.takenDays()];
      const isDoubled = [...own].some((day) => others.has(day));
      const departures = (await here.unit()) === 'nights' ? [] : [...others].map((day) => addDays(day, 1));
      const all = [...new Set([...own, ...others, ...departures])].sort();
      if (!isDoubled) expect(taken).toEqual(all);
      expect(all).toEqual(expect.arrayContaining(taken));
      expect(taken).toEqual(expect.arrayContaining([...own, ...others]));
    }
  };

  const expectConflicts = async () => {
    const [own, others] = [await houses[0].ownDays(), await houses[1].ownDays()];
    const isDoubled = [...own].some((day) => others.has(day));
    const shown = (await houses[0].conflicts()) + (await houses[1].conflicts());
    expect(shown > 0).toBe(isDoubled);
  };

  const begin = async (manners: [Manners, Manners]) => {
    clock.set(testNow);
    await houses[0].begin(manners[0], houses[1]);
    await houses[1].begin(manners[1], houses[0]);
    await settle();
  };

  it('agree on what is taken, whatever was booked, cancelled and switched in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await begin(['tells its own days', 'tells its own days']);
        for (const [where, step] of steps) await take(houses[where], step);
        await settle();
        await expectAgreement();
        await expectConflicts();
      }),
      { numRuns: Number(process.env['PROOF_RUNS'] ?? 4) },
    );
  }, 3_600_000);

  it('agree also when one tells the other its own days again', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await begin(['tells its own days', 'tells all days']);
        for (const [where, step] of steps) {
          // A booking there on a day that it has just read from here cannot be told from an echo.
          if (step[0] === 'book') await settle();
          await take(houses[where], step);
        }
        await settle();
        await expectAgreement();
      }),
      { numRuns: Number(process.env['PROOF_RUNS'] ?? 4) },
    );
  }, 3_600_000);
});
