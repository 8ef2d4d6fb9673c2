import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { addDays, type Day } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase, type TestDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { june } from '../testing/days';
import { createTestClock, testNow } from '../testing/test-clock';
import { House, type Manners } from './testing/house';

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

/** One sequence, a different one in each run of the tests, because its readings take seconds. */
const onceEachTime = { numRuns: 1 };

type Where = 0 | 1;
type Step = (where: Where) => Promise<void>;

/** Enough readings of both: a calendar that loses all days counts as empty only at its third reading. */
const readingsUntilSettled = 8;
const readingsUntilBelieved = 3;

describeOnEmbeddedDatabase('Two houses that read each other', (database) => {
  const clock = createTestClock();
  let beside: TestDatabase;
  let servers: Server[];
  let houses: [House, House];

  beforeAll(async () => {
    beside = await besideOf(database);
    const [first, second] = [await listening(), await listening()];
    servers = [first, second];
    houses = [await House.open(database, clock, first, second), await House.open(beside, clock, second, first)];
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    for (const server of servers) server.close();
    await beside.connection().dropDatabase();
    await closeDatabase(beside.connection());
  });

  const settle = async () => {
    let shown = '';
    let unchanged = 0;
    for (let count = 0; count < readingsUntilSettled && unchanged < readingsUntilBelieved; count += 1) {
      clock.advance({ milliseconds: 70 * 60_000 });
      for (const house of houses) await house.read();
      const now = JSON.stringify([await houses[0].shown(), await houses[1].shown()]);
      unchanged = now === shown ? unchanged + 1 : 0;
      shown = now;
    }
  };

  const bookings = fc.record({ first: fc.integer({ min: 2, max: 14 }), more: fc.nat({ max: 3 }) });
  const book = async (where: Where, { first, more }: { first: number; more: number }) => {
    const [start] = june(first) as [Day];
    await houses[where].book({ start, end: addDays(start, more) });
  };
  const books = bookings.map(
    (stay): Step =>
      (where) =>
        book(where, stay),
  );
  /** The days that the other house has sold meanwhile are not known, so both may have the same day. */
  const booksWhileOtherIsAway = bookings.map((stay): Step => async (where) => {
    const other = houses[1 - where]!;
    other.isAway = true;
    await book(where, stay);
    other.isAway = false;
  });
  const cancels = fc.nat({ max: 5 }).map(
    (index): Step =>
      (where) =>
        houses[where].cancel(index),
  );
  const switches = fc.boolean().map(
    (isOn): Step =>
      (where) =>
        houses[where].switchTo(isOn ? 'nights' : 'days'),
  );
  const reads = fc.constant<Step>((where) => houses[where].read());
  const settles = fc.constant<Step>(settle);
  const often = [books, books, cancels, cancels, reads, reads, settles];
  const stepsOf = (inFirst: fc.Arbitrary<Step>[], inSecond: fc.Arbitrary<Step>[]) => {
    const inHouse = (where: Where, steps: fc.Arbitrary<Step>[]) => fc.tuple(fc.constant(where), fc.oneof(...steps));
    const steps = fc.oneof(inHouse(0, inFirst), inHouse(1, inSecond));
    return fc.array(steps, { minLength: 3, maxLength: 14, size: 'max' });
  };

  const take = async (step: Step, where: Where) => {
    clock.advance({ milliseconds: 16 * 60_000 });
    await step(where);
  };

  /** A day taken in either house is taken in both. Where days are whole, guests of the other leave a day later. */
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
  };

  it('agree on the taken days after any sequence of bookings, cancellations and switches', async () => {
    const any = [...often, booksWhileOtherIsAway, booksWhileOtherIsAway, switches];
    await fc.assert(
      fc.asyncProperty(stepsOf(any, any), async (steps) => {
        await begin(['tells its own days', 'tells its own days']);
        for (const [where, step] of steps) await take(step, where);
        await settle();
        await expectAgreement();
        await expectConflicts();
      }),
      onceEachTime,
    );
  }, 300_000);

  it('agree also when one exports the days of the other back to it', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf([...often, switches], often), async (steps) => {
        await begin(['tells its own days', 'tells all days']);
        for (const [where, step] of steps) {
          // A booking there on a night that was just read from here cannot be distinguished from an echo.
          if (where === 1) await settle();
          await take(step, where);
        }
        await settle();
        await expectAgreement();
      }),
      onceEachTime,
    );
  }, 300_000);
});
