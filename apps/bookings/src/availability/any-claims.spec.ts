import { approveRequest, cancelRequest, undoDecision } from '@hearthstay/contracts';
import { daysOfRange, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { newRequest } from '../requests/domain/booking-request';
import { toDocument } from '../requests/persistence/request.mapping';
import { ClaimModel } from '../testing/claim-model';
import { attemptUntilCrash } from '../testing/crash-after-writes';
import { june } from '../testing/days';
import { useBookings } from '../testing/use-bookings';
import { previousVersion } from '../testing/previous-version';
import { FeedClaims } from '.';
import { BlockDays } from './block-days/block-days';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';
import { UnblockDay } from './unblock-day/unblock-day';

/** The first and last days of the requests: most of them overlap. */
const stays = [
  [2, 3],
  [3, 5],
  [5, 5],
  [2, 6],
] as const;

/** Another request for the same days. */
const asNew = { status: 'pending', claimId: null, commands: [], outboxHeldUntil: null };

const anyDay = fc.integer({ min: 2, max: 6 }).map((number) => june(number)[0] as Day);
const anyDays = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 2 });
const anyRequest = fc.nat({ max: stays.length - 1 });
const anyFeed = fc.constantFrom('feed-1', 'feed-2');
/** How many writes the process carries out before it crashes; most do not crash. */
const anyCrash = fc.option(fc.nat({ max: 7 }), { freq: 3, nil: Infinity });

describeEachDatabase('Any sequence of claims and releases', (database) => {
  const { anna, clock, call, service, stored } = useBookings(database);
  const before = previousVersion(database, clock.now);
  let requests: { id: string; days: Day[] }[];

  const statusOf = async (id: string) =>
    (await stored.all('booking_requests')).find(({ _id }) => _id === id)?.['status'] as string;

  const start = async (): Promise<ClaimModel> => {
    await stored.clear();
    const made = stays.map(([first, last]) => {
      const [startDate, endDate] = june(first, last) as [Day, Day];
      return newRequest({ ...anna, locale: 'de', startDate, endDate }, clock.now());
    });
    const documents = made.map((request) => ({ ...toDocument(request), outbox: [] }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    requests = made.map(({ id, startDate, endDate }) => ({
      id,
      days: daysOfRange({ start: startDate, end: endDate }),
    }));
    return new ClaimModel();
  };

  const claims = async (): Promise<ReturnType<ClaimModel['claims']>> =>
    Object.fromEntries(
      (await stored.all('occupied_days')).map(({ _id, requestId, blockIds, feedIds = [] }) => [
        _id,
        {
          request: requestId as string | null,
          blocked: (blockIds as string[]).length > 0,
          feeds: [...(feedIds as string[])].sort(),
        },
      ]),
    );

  const recover = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(ReleaseUnfinishedBlocks).run();
  };

  /** As {@link attemptUntilCrash}; after a crash, orphaned claims are released. */
  const attempt = async (crashAfter: number, work: () => Promise<unknown>): Promise<boolean | null> => {
    const isDone = await attemptUntilCrash(crashAfter, work);
    if (isDone === null) await recover();
    return isDone;
  };

  /** After a crash, either all or nothing of an operation is done. */
  const settle = async (model: ClaimModel, operation: () => void): Promise<void> => {
    const found = await claims();
    if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(model.claims()))) operation();
  };
  const sorted = (found: object) => Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));

  type Operation = (model: ClaimModel) => Promise<void>;
  const command = (name: string, operation: Operation): fc.AsyncCommand<ClaimModel, object> => ({
    check: () => true,
    run: async (model) => {
      await operation(model);
      expect(await claims()).toEqual(model.claims());
    },
    toString: () => name,
  });

  const approves = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
    command(`approve ${index}, crash after ${crashAfter}`, async (model) => {
      const { id, days } = requests[index]!;
      if ((await statusOf(id)) !== 'pending') return;
      const isDone = await attempt(crashAfter, () => call(approveRequest, { id }));
      if (isDone === null ? (await statusOf(id)) === 'approved' : true) {
        const isExpected = model.approve(id, days);
        if (isDone !== null) expect(isDone).toBe(isExpected);
      }
    }),
  );

  const cancels = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
    command(`cancel ${index}, crash after ${crashAfter}`, async (model) => {
      const { id } = requests[index]!;
      if ((await statusOf(id)) !== 'approved') return;
      await attempt(crashAfter, () => call(cancelRequest, { id }));
      if ((await statusOf(id)) === 'cancelled') model.cancel(id);
    }),
  );

  /** After a crash the grace of claims has passed, which is longer than a decision can be undone. */
  const undoes = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
    command(`undo the decision on ${index}, crash after ${crashAfter}`, async (model) => {
      const { id, days } = requests[index]!;
      const before = await statusOf(id);
      const isDone = await attempt(crashAfter, () => call(undoDecision, { id }));
      const after = await statusOf(id);
      if (isDone !== null) expect(after !== before).toBe(isDone);
      if (after === before) return;
      if (before === 'cancelled') expect(model.approve(id, days)).toBe(true);
      else model.cancel(id);
    }),
  );

  const asksAgain = anyRequest.map((index) =>
    command(`ask again for ${index}`, async () => {
      const { id } = requests[index]!;
      if ((await statusOf(id)) === 'cancelled') await stored.change('booking_requests', id, asNew);
    }),
  );

  const blocks = fc.tuple(anyDays, anyCrash).map(([dates, crashAfter]) =>
    command(`block ${dates.join()}, crash after ${crashAfter}`, async (model) => {
      const isDone = await attempt(crashAfter, () => service().get(BlockDays).run({ dates }));
      if (isDone === null) await settle(model, () => model.block(dates));
      else expect(isDone).toBe(model.block(dates));
    }),
  );

  const unblocks = fc.tuple(anyDay, anyCrash).map(([day, crashAfter]) =>
    command(`unblock ${day}, crash after ${crashAfter}`, async (model) => {
      const isDone = await attempt(crashAfter, () => service().get(UnblockDay).run({ id: day }));
      if (isDone === null) await settle(model, () => model.unblock(day));
      else expect(isDone).toBe(model.unblock(day));
    }),
  );

  const feeds = fc.tuple(anyFeed, fc.uniqueArray(anyDay, { maxLength: 2 }), anyCrash).map(([feed, days, crashAfter]) =>
    command(`${feed} claims ${days.join()}, crash after ${crashAfter}`, async (model) => {
      const replace = () => service().get(FeedClaims).replaceDays(feed, days);
      // The next reading of the feed completes an interrupted one.
      if ((await attempt(crashAfter, replace)) === null) await replace();
      model.replaceFeed(feed, days);
    }),
  );

  const sweeps = fc.constant(command('release orphaned claims', recover));

  const approvesBefore = anyRequest.map((index) =>
    command(`the version before approves ${index}`, async (model) => {
      const { id, days } = requests[index]!;
      if ((await statusOf(id)) !== 'pending') return;
      const claimId = await before.claim(id, days);
      expect(claimId !== null).toBe(model.approve(id, days));
      if (claimId !== null) await stored.change('booking_requests', id, { status: 'approved', claimId });
    }),
  );

  const cancelsBefore = anyRequest.map((index) =>
    command(`the version before cancels ${index}`, async (model) => {
      const { id } = requests[index]!;
      const request = (await stored.all('booking_requests')).find(({ _id }) => _id === id);
      if (request?.['status'] !== 'approved') return;
      await stored.change('booking_requests', id, { status: 'cancelled' });
      await before.release(request['claimId'] as string);
      // Days that a feed claims, too, stay claimed until then.
      await recover();
      model.cancel(id);
      await stored.change('booking_requests', id, asNew);
    }),
  );

  // The version before does not change a day that a feed claims, or has claimed. So a refusal is always correct.
  const blocksBefore = anyDays.map((days) =>
    command(`the version before blocks ${days.join()}`, async (model) => {
      if (!(await before.block(days))) return;
      expect(days.some((day) => model.hasFeed(day))).toBe(false);
      expect(model.block(days)).toBe(true);
    }),
  );

  const unblocksBefore = anyDay.map((day) =>
    command(`the version before unblocks ${day}`, async (model) => {
      if (!(await before.unblock(day))) return;
      expect(model.hasFeed(day)).toBe(false);
      expect(model.unblock(day)).toBe(true);
    }),
  );

  it('has the effects of a list of claims in memory, crashes and the version before included', async () => {
    const now = [
      approves,
      approves,
      cancels,
      cancels,
      undoes,
      undoes,
      undoes,
      asksAgain,
      blocks,
      unblocks,
      unblocks,
      feeds,
      feeds,
      sweeps,
    ];
    const earlier = [approvesBefore, cancelsBefore, blocksBefore, unblocksBefore];
    const commands = fc.commands([...now, ...earlier], { maxCommands: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const model = await start();
        await fc.asyncModelRun(() => ({ model, real: {} }), sequence);
      }),
      // About seventy-five commands on each engine; different ones in each run of the tests.
      { numRuns: 5 },
    );
  }, 120_000);
});
