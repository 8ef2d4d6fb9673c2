import {
  approveRequest,
  cancelRequest,
  getStayRules,
  listOccupiedDays,
  moveBooking,
  replaceStayRules,
} from '@hearthstay/contracts';
import { addDays, daysOfRange, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { newRequest } from '../../request-store/domain/booking-request';
import { toDocument } from '../../request-store/persistence/request.schema';
import { attemptUntilCrash } from '../../testing/crash-after-writes';
import { june } from '../../testing/days';
import { useBookings } from '../../testing/use-bookings';
import { BlockDays } from '../block-days/block-days';
import { FeedClaims } from '../feed-claims';
import { claimGrace, ReleaseOrphanedClaims } from '../release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { StayMoves } from '../stay-moves';
import { UnblockDay } from '../unblock-day/unblock-day';
import { ConvertClaims } from './convert-claims';

/** First and last days: some are adjacent, some overlap, one is a single day. */
const stays = [
  [2, 4],
  [4, 6],
  [6, 6],
  [3, 5],
  [6, 8],
] as const;

/** The naive model: stays, blocks and feeds, each with its first and last day. */
class HouseModel {
  unit: 'days' | 'nights' = 'days';
  readonly stays: (readonly [first: number, last: number])[] = [...stays];
  readonly booked = new Set<number>();
  readonly blocked = new Set<Day>();
  readonly feeds = new Map<string, Day[]>();

  /** The days, or the nights by their first day, that a stay needs; a stay of one day needs that one. */
  heldBy(index: number, unit = this.unit, [first, last] = this.stays[index]!): Day[] {
    const days = daysOfRange({ start: june(first)[0]!, end: june(last)[0]! });
    return unit === 'days' || days.length === 1 ? days : days.slice(0, -1);
  }

  holderOf(day: Day): string | null {
    const index = [...this.booked].find((each) => this.heldBy(each).includes(day));
    return index === undefined ? null : String(index);
  }

  hasFeed(day: Day): boolean {
    return [...this.feeds.values()].flat().includes(day);
  }

  canApprove(index: number): boolean {
    return this.heldBy(index).every(
      (day) => this.holderOf(day) === null && !this.blocked.has(day) && !this.hasFeed(day),
    );
  }

  /** A feed does not hinder a stay on days that it has already. */
  canMove(index: number, stay: readonly [first: number, last: number]): boolean {
    return this.heldBy(index, this.unit, stay).every((day) => {
      const holder = this.holderOf(day);
      return holder === null ? !this.blocked.has(day) && !this.hasFeed(day) : holder === String(index);
    });
  }

  canHoldDays(): boolean {
    const days = [...this.booked].flatMap((index) => this.heldBy(index, 'days'));
    return new Set(days).size === days.length && days.every((day) => !this.blocked.has(day));
  }

  claims(): Record<string, { holder: string | null; isBlocked: boolean; hasFeed: boolean }> {
    const all = daysOfRange({ start: june(1)[0]!, end: june(15)[0]! });
    const claimsOf = (day: Day) => ({
      holder: this.holderOf(day),
      isBlocked: this.blocked.has(day),
      hasFeed: this.hasFeed(day),
    });
    return Object.fromEntries(
      all.flatMap((day) => {
        const claims = claimsOf(day);
        return claims.holder !== null || claims.isBlocked || claims.hasFeed ? [[day, claims]] : [];
      }),
    );
  }

  /** Whether the morning and the afternoon of each day are taken. */
  takenHalves(): Set<string> {
    const days = Object.keys(this.claims()) as Day[];
    return new Set(days.flatMap((day) => [`${day} pm`, `${this.unit === 'days' ? day : addDays(day, 1)} am`]));
  }
}

const anyStay = fc.nat({ max: stays.length - 1 });
const anyDay = fc.integer({ min: 2, max: 8 }).map((number) => june(number)[0]!);
/** How many writes the process carries out before it crashes; most do not crash. */
const anyCrash = fc.option(fc.nat({ max: 12 }), { freq: 2, nil: Infinity });

describeEachDatabase('Stays that hold days or nights', (database) => {
  const { anna, clock, call, service, stored } = useBookings(database);
  let ids: string[];

  const storedRequest = async (index: number) =>
    (await stored.all('booking_requests')).find(({ _id }) => _id === ids[index]);
  const statusOf = async (index: number) => (await storedRequest(index))?.['status'];

  const start = async (): Promise<HouseModel> => {
    await stored.clear();
    const requests = stays.map(([first, last]) => {
      const [startDate, endDate] = june(first, last) as [Day, Day];
      return newRequest({ ...anna, locale: 'de', startDate, endDate }, clock.now());
    });
    const documents = requests.map((request) => ({ ...toDocument(request), outbox: [] }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    ids = requests.map(({ id }) => id);
    return new HouseModel();
  };

  const recover = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ConvertClaims).finish();
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(ReleaseUnfinishedBlocks).run();
    await service().get(StayMoves).finishAll();
  };

  /** As {@link attemptUntilCrash}; after a crash, the tasks of a start have run. */
  const attempt = async (crashAfter: number, work: () => Promise<unknown>): Promise<boolean | null> => {
    const isDone = await attemptUntilCrash(crashAfter, work);
    if (isDone === null) await recover();
    return isDone;
  };

  const storedClaims = async (): Promise<ReturnType<HouseModel['claims']>> =>
    Object.fromEntries(
      (await stored.all('occupied_days')).map(({ _id, requestId, blockIds, feedIds = [] }) => [
        _id,
        {
          holder: requestId === null ? null : String(ids.indexOf(requestId as string)),
          isBlocked: (blockIds as string[]).length > 0,
          hasFeed: (feedIds as string[]).length > 0,
        },
      ]),
    );

  const shownHalves = async () =>
    new Set(
      (await call(listOccupiedDays, {})).flatMap(({ date, part = 'day' }) => [
        ...(part === 'from-noon' ? [] : [`${date} am`]),
        ...(part === 'until-noon' ? [] : [`${date} pm`]),
      ]),
    );

  const command = (name: string, run: (house: HouseModel) => Promise<void>): fc.AsyncCommand<HouseModel, object> => ({
    check: () => true,
    run: async (house) => {
      await run(house);
      expect(await storedClaims()).toEqual(house.claims());
      expect(await shownHalves()).toEqual(house.takenHalves());
    },
    toString: () => name,
  });

  const approves = fc.tuple(anyStay, anyCrash).map(([index, crashAfter]) =>
    command(`approve ${index}, crash after ${crashAfter}`, async (house) => {
      if ((await statusOf(index)) !== 'pending') return;
      const isPossible = house.canApprove(index);
      const isDone = await attempt(crashAfter, () => call(approveRequest, { id: ids[index]! }));
      if (isDone !== null) expect(isDone).toBe(isPossible);
      if ((await statusOf(index)) !== 'approved') return;
      expect(isPossible).toBe(true);
      house.booked.add(index);
    }),
  );

  const cancels = fc.tuple(anyStay, anyCrash).map(([index, crashAfter]) =>
    command(`cancel ${index}, crash after ${crashAfter}`, async (house) => {
      if ((await statusOf(index)) !== 'approved') return;
      await attempt(crashAfter, () => call(cancelRequest, { id: ids[index]! }));
      if ((await statusOf(index)) !== 'cancelled') return;
      house.booked.delete(index);
      await stored.change('booking_requests', ids[index]!, { status: 'pending', claimId: null, commands: [] });
    }),
  );

  const moves = fc
    .tuple(anyStay, fc.integer({ min: 2, max: 8 }), fc.nat({ max: 3 }), anyCrash)
    .map(([index, first, more, crashAfter]) => {
      const stay = [first, first + more] as const;
      return command(`move ${index} to ${stay.join('-')}, crash after ${crashAfter}`, async (house) => {
        if ((await statusOf(index)) !== 'approved' || house.stays[index]!.join() === stay.join()) return;
        const isPossible = house.canMove(index, stay);
        const [startDate, endDate] = june(...stay) as [Day, Day];
        const isDone = await attempt(crashAfter, () => call(moveBooking, { id: ids[index]!, startDate, endDate }));
        if (isDone !== null) expect(isDone).toBe(isPossible);
        const now = await storedRequest(index);
        if (now?.['startDate'] !== startDate || now['endDate'] !== endDate) return;
        expect(isPossible).toBe(true);
        house.stays[index] = stay;
      });
    });

  const blocks = anyDay.map((day) =>
    command(`block ${day}`, async (house) => {
      const isPossible = house.holderOf(day) === null;
      expect(
        await attempt(Infinity, () =>
          service()
            .get(BlockDays)
            .run({ dates: [day] }),
        ),
      ).toBe(isPossible);
      if (isPossible) house.blocked.add(day);
    }),
  );

  const unblocks = anyDay.map((day) =>
    command(`unblock ${day}`, async (house) => {
      const isDone = await attempt(Infinity, () => service().get(UnblockDay).run({ id: day }));
      expect(isDone).toBe(house.blocked.delete(day));
    }),
  );

  const feeds = fc.uniqueArray(anyDay, { maxLength: 2 }).map((days) =>
    command(`a feed claims ${days.join()}`, async (house) => {
      await service().get(FeedClaims).replaceDays('feed', days);
      house.feeds.set('feed', days);
    }),
  );

  const switches = fc.tuple(fc.boolean(), anyCrash).map(([sameDayTurnover, crashAfter]) =>
    command(`switch to ${sameDayTurnover ? 'nights' : 'days'}, crash after ${crashAfter}`, async (house) => {
      const isPossible = sameDayTurnover || house.unit === 'days' || house.canHoldDays();
      const isDone = await attempt(crashAfter, () => call(replaceStayRules, { sameDayTurnover }));
      if (isDone !== null) expect(isDone).toBe(isPossible);
      const isOn = (await call(getStayRules, {})).sameDayTurnover;
      if (isDone === true) expect(isOn).toBe(sameDayTurnover);
      if (!isPossible) expect(isOn).toBe(true);
      house.unit = isOn ? 'nights' : 'days';
    }),
  );

  it('are free where those of the model are, whatever happens, crashes included', async () => {
    const ofRequests = [approves, approves, approves, cancels, moves, moves];
    const all = [...ofRequests, blocks, unblocks, feeds, switches, switches, switches];
    const commands = fc.commands(all, { maxCommands: 25, size: 'max' });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const model = await start();
        await fc.asyncModelRun(() => ({ model, real: {} }), sequence);
      }),
      // About sixty commands on each engine; different ones in each run of the tests.
      { numRuns: 5 },
    );
  }, 120_000);
});
