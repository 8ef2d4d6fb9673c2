import { DomainError, type BookingRequest } from '@hearthstay/contracts';
import { addDays, daysOfRange, parseDay, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { FeedClaims, RequestClaims, StayMoves } from '.';
import { PropertyClock } from '../property-clock';
import { runInMessageContext } from '@hearthstay/messaging';
import { GuestLinks } from '../guests';
import { ApproveRequest } from '../requests/approve-request/approve-request';
import { CancelRequest } from '../requests/cancel-request/cancel-request';
import { EnterBooking } from '../requests/enter-booking/enter-booking';
import { RemoveUnfinishedEntries } from '../requests/enter-booking/remove-unfinished-entries';
import { MoveBooking } from '../requests/move-booking/move-booking';
import { MakeOffer } from '../requests/proposals/make-offer';
import { OfferStay } from '../requests/proposals/offer-stay';
import { ProposeChange } from '../requests/proposals/propose-change';
import { RespondToChange } from '../requests/proposals/respond-to-change';
import { RespondToOffer } from '../requests/proposals/respond-to-offer';
import { UndoDecision } from '../requests/undo-decision/undo-decision';
import { newRequest, type StoredRequest } from '../request-store/domain/booking-request';
import { toDocument } from '../request-store/persistence/request.schema';
import { crashAfterWrites } from '../testing/crash-after-writes';
import { expectDaysBlocked, expectDaysHeldByTheirBookings } from '../testing/expect-consistent';
import { startBookings, type RunningBookings } from '../testing/start-bookings';
import { useBookings } from '../testing/use-bookings';
import { BlockDays } from './block-days/block-days';
import { ApprovalFence } from './persistence/approval-fence';
import { RequestClaimRepository } from './persistence/request-claim.repository';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';

const firstDay = parseDay('2031-06-01');

/** Enough to find a claim that reads before it writes, in each of three runs. */
const requestsAtOnce = 100;

/** An approval and the search for orphaned claims meet seldom. */
const requestsUntilMet = 200;

describeEachDatabase('Approvals and blocks on two instances at once', (database) => {
  const { ask, clock, service, stored } = useBookings(database);
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());

  const instance = (index: number) => (index % 2 === 0 ? service() : other);

  const askForAll = async (
    stayOf: (index: number) => { startDate: Day; endDate: Day },
    length = requestsAtOnce,
  ): Promise<StoredRequest[]> => {
    const requests = Array.from({ length }, (_, index) =>
      newRequest(
        { name: `Guest ${index}`, email: `${index}@mail.example`, locale: 'de', ...stayOf(index) },
        clock.now(),
      ),
    );
    const documents = requests.map((request) => ({ ...toDocument(request), outbox: [] }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    return requests;
  };

  /** Without the transport, because its deadline is not part of this test. */
  const approveAll = (requests: readonly { id: string }[]) =>
    Promise.allSettled(requests.map(({ id }, index) => instance(index).get(ApproveRequest).run({ id })));

  const daysFrom = (offset: number, count: number): Day[] => {
    const start = addDays(firstDay, offset);
    return daysOfRange({ start, end: addDays(start, count - 1) });
  };
  /** @throws what is no refusal */
  const refusalsOf = (results: PromiseSettledResult<unknown>[]): DomainError[] =>
    results.flatMap((result) => {
      if (result.status === 'fulfilled') return [];
      if (!(result.reason instanceof DomainError)) throw result.reason;
      return [result.reason];
    });
  const codesOf = (results: PromiseSettledResult<unknown>[]): Set<string> =>
    new Set(refusalsOf(results).map(({ code }) => code));

  it('give every day to one of many overlapping requests, and leave no claims of the refused ones', async () => {
    const requests = await askForAll((index) => {
      const startDate = addDays(firstDay, (index * 7) % 45);
      return { startDate, endDate: addDays(startDate, index % 7) };
    });
    const results = await approveAll(requests);
    const approved = results.filter(({ status }) => status === 'fulfilled');
    expect(approved.length).toBeGreaterThan(0);
    expect(codesOf(results)).toEqual(new Set(['APPROVAL_CONFLICT']));
    await expectDaysHeldByTheirBookings(stored);
    expect((await stored.events()).filter(({ name }) => name === 'booking.approved')).toHaveLength(approved.length);
  });

  it('never leave a booking without its days, even if a clock ahead makes every claim orphaned', async () => {
    const rivals = 5;
    const requests = await askForAll((index) => {
      const startDate = addDays(firstDay, Math.floor(index / rivals) * 7);
      return { startDate, endDate: addDays(startDate, 6) };
    }, requestsUntilMet);
    const ahead = new PropertyClock(clock.timezone, () => new Date(clock.now().getTime() + 60 * 60_000));
    const [claims, fence] = [other.get(RequestClaimRepository), other.get(ApprovalFence)];
    const hunt = new ReleaseOrphanedClaims(claims, fence, other.get(RequestClaims), ahead);
    const over = new AbortController();
    const hunting = (async () => {
      while (!over.signal.aborted) await hunt.run();
    })();
    const results: PromiseSettledResult<unknown>[] = [];
    for (let first = 0; first < requests.length; first += rivals) {
      results.push(...(await approveAll(requests.slice(first, first + rivals))));
    }
    over.abort();
    await hunting;
    await hunt.run();
    const others = [...codesOf(results)].filter((code) => !['APPROVAL_CONFLICT', 'INVALID_TRANSITION'].includes(code));
    expect(others).toEqual([]);
    await expectDaysHeldByTheirBookings(stored);
  });

  it('give every day to bookings or to the owner, and leave no claims of the refused ones', async () => {
    const requests: BookingRequest[] = [];
    // One after the other, because all at once would share one deadline, which a busy machine may miss.
    for (const [index, startDate] of daysFrom(0, 30).entries())
      requests.push(await ask({ email: `${index}@mail.example`, startDate, endDate: addDays(startDate, index % 4) }));
    const wanted = Array.from({ length: 30 }, (_, index) => daysFrom((index * 7) % 30, 1 + (index % 5)));
    const approving = approveAll(requests);
    const blocking = Promise.allSettled(
      wanted.map((days, index) => instance(index).get(BlockDays).run({ dates: days })),
    );
    const [approvals, blocks] = [await approving, await blocking];
    for (const { code } of refusalsOf(approvals)) expect(code).toBe('APPROVAL_CONFLICT');
    for (const { code } of refusalsOf(blocks)) expect(code).toBe('DAYS_BOOKED');
    const blocked = wanted.filter((_, index) => blocks[index]?.status === 'fulfilled').flat();
    await expectDaysHeldByTheirBookings(stored);
    await expectDaysBlocked(stored, { certainly: blocked });
    expect((await stored.all('blocks')).filter(({ status }) => status !== 'final')).toEqual([]);
  });

  const ofEachKind = requestsAtOnce / 10;

  /** Days of their own, of bookings that want others. */
  const far = (index: number) => addDays(firstDay, 60 + index * 2);

  const inContext = <Result>(commandId: string, work: () => Promise<Result>) =>
    runInMessageContext({ correlationId: 'any', commandId }, work);

  const statusTokenOf = async (index: number) =>
    (await service().get(GuestLinks).issueStatusLink(`${index}@mail.example`)).token;

  /** Prepares rivals for the days of a month, as many by each of ten commands. @returns what each of them does */
  const prepareRivals = async (): Promise<(() => Promise<unknown>)[]> => {
    const stays = Array.from({ length: requestsAtOnce }, (_, index) => {
      const startDate = addDays(firstDay, (index * 7) % 30);
      return { startDate, endDate: addDays(startDate, index % 4) };
    });
    const requests = await askForAll((index) => stays[index]!);
    const kindOf = (index: number) => (index < 4 * ofEachKind ? Math.floor(index / ofEachKind) : 4 + (index % 6));
    const [offersToAccept, wishesToAccept, cancellations] = [1, 2, 3] as const;
    for (const [index, { id }] of requests.entries()) {
      if (kindOf(index) > wishesToAccept) break;
      await stored.change('booking_requests', id, { startDate: far(index), endDate: far(index) });
    }
    await approveAll(requests.filter((_, index) => kindOf(index) <= wishesToAccept));
    const tokens = new Map<string, string>();
    for (const [index, { id }] of requests.entries()) {
      const [stay, kind] = [stays[index]!, kindOf(index)];
      if (kind === offersToAccept || kind === wishesToAccept) tokens.set(id, await statusTokenOf(index));
      const offered = { id, ...stay, note: undefined, validDays: 3, hold: false };
      if (kind === offersToAccept) await service().get(MakeOffer).run(offered);
      if (kind === wishesToAccept)
        await service()
          .get(ProposeChange)
          .run({ id, token: tokens.get(id)!, ...stay });
      if (kind !== cancellations) continue;
      await service().get(ApproveRequest).run({ id });
      await service().get(CancelRequest).run({ id, reason: undefined });
    }
    return requests.map(({ id }, index) => {
      const [stay, service, token] = [stays[index]!, instance(index), tokens.get(id)!];
      const days = daysOfRange({ start: stay.startDate, end: stay.endDate });
      const offered = { ...stay, note: undefined, validDays: 3, hold: true };
      const guest = { name: `Guest ${index}`, email: `guest-${index}@mail.example`, locale: 'de' as const };
      const entry = { ...guest, ...stay, status: 'approved' as const, notify: false };
      const commands: (() => Promise<unknown>)[] = [
        () => service.get(MoveBooking).run({ id, ...stay, notify: false }),
        () => service.get(RespondToOffer).run({ id, token, accept: true }),
        () => service.get(RespondToChange).run({ id, accept: true }),
        () => service.get(UndoDecision).run({ id }),
        () => service.get(ApproveRequest).run({ id }),
        () => service.get(EnterBooking).run(entry),
        () => service.get(MakeOffer).run({ id, ...offered }),
        () => service.get(OfferStay).run({ ...guest, ...offered }),
        () => service.get(BlockDays).run({ dates: days }),
        () => service.get(FeedClaims).replaceDays(`feed-${index}`, days.slice(0, 1)),
      ];
      return () => inContext(`rival-${index}`, commands[kindOf(index)]!);
    });
  };

  const conflicts = [
    ...['APPROVAL_CONFLICT', 'ENTRY_CONFLICT', 'MOVE_CONFLICT', 'OFFER_CONFLICT', 'DAYS_BOOKED'],
    ...['DATES_UNAVAILABLE', 'UNDO_CONFLICT'],
  ];

  describe('whoever of many rivals claims them, and by which command,', () => {
    let rivals: (() => Promise<unknown>)[];
    let restore: () => Promise<void>;

    beforeAll(async () => {
      await stored.clear();
      rivals = await prepareRivals();
      restore = await stored.keep();
    });
    beforeEach(() => restore());

    it('have one holder each', async () => {
      const results = await Promise.allSettled(rivals.map((claim) => claim()));
      expect(conflicts).toEqual(expect.arrayContaining([...codesOf(results)]));
      await expectDaysHeldByTheirBookings(stored);
      const succeeded = results.filter(({ status }) => status === 'fulfilled').length;
      expect(succeeded).toBeGreaterThan(0);
      const ofRequests = (await stored.all('booking_requests')).filter(({ unfinished }) => unfinished);
      expect(ofRequests).toEqual([]);
    });

    it.each([requestsAtOnce / 5, requestsAtOnce])(
      'have one holder each when all processes are killed after %i writes',
      async (writes) => {
        const act = () => Promise.allSettled(rivals.map((claim) => claim()));
        await crashAfterWrites(writes, act);
        // The broker delivers the commands again. Those whose process is dead may still hinder others.
        const results = await act();
        const again = [...conflicts, 'BOOKING_CHANGED_MEANWHILE', 'INVALID_TRANSITION', 'SERVICE_TIMEOUT'];
        expect(again).toEqual(expect.arrayContaining([...codesOf(results)]));
        clock.advance({ milliseconds: claimGrace });
        for (const task of [ReleaseOrphanedClaims, ReleaseUnfinishedBlocks, RemoveUnfinishedEntries]) {
          await service().get<{ run: () => Promise<void> }>(task).run();
        }
        await service().get(StayMoves).finishAll();
        await expectDaysHeldByTheirBookings(stored);
        const ofFeeds = (await stored.all('occupied_days')).flatMap(({ feedIds = [] }) => feedIds as string[]);
        expect(new Set(ofFeeds).size).toBe(ofEachKind);
      },
    );
  });

  it('all succeed for blocks without requests', async () => {
    const wanted = Array.from({ length: 40 }, (_, index) => daysFrom(index % 10, 10));
    await Promise.all(wanted.map((days, index) => instance(index).get(BlockDays).run({ dates: days })));
    await expectDaysBlocked(stored, { certainly: daysFrom(0, 19) });
  });
});
