import {
  approveRequest,
  blockDays,
  cancelRequest,
  changeBlock,
  confirmRequest,
  declineRequest,
  enterBooking,
  makeOffer,
  moveBooking,
  offerStay,
  proposeChange,
  respondToOffer,
  undoDecision,
  withdrawOffer,
  withdrawRequest,
} from '@hearthstay/contracts';
import { daysOfRange, rangeOf, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { EndExpiredProposals } from '../requests/proposals/end-expired-proposals';
import { commandsOf, owner } from '../testing/commands-of';
import { attemptUntilCrash } from '../testing/crash-after-writes';
import { june } from '../testing/days';
import { expectDaysHeldByTheirBookings } from '../testing/expect-consistent';
import { outcomeOf } from '../testing/outcome-of';
import { testNow } from '../testing/test-clock';
import { useBookings } from '../testing/use-bookings';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { StayMoves } from './stay-moves';

const stay = (first: number, last: number) => {
  const [startDate, endDate] = june(first, last) as [Day, Day];
  return { startDate, endDate };
};
const [own, wanted, elsewhere] = [stay(2, 4), stay(10, 12), stay(20, 22)];

/** Between them they end the claims of an offer, replace them, and end those of a booking. */
const onEachDatabase = [
  'when an offer runs out',
  'when another offer replaces one',
  'when a booking with an offer is moved',
  'when a booking is cancelled',
];

describeEachDatabase('Days that a request gives up', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const tokenOf = (id: string) => statusTokenOf({ id });
  const guest = { name: 'Ben', email: 'ben@mail.example' };
  const block = (days: { startDate: Day; endDate: Day }) => asOwner(blockDays, { dates: daysOfRange(rangeOf(days)) });
  const approved = async (days: typeof own) => asOwner(approveRequest, { id: (await ask(days)).id });

  /** Stores who holds the wanted days. @returns their request */
  const offered = async (): Promise<string> => {
    const { id } = await ask(own);
    await asOwner(makeOffer, { id, ...wanted, hold: true });
    return id;
  };
  const offeredToBooking = async (): Promise<string> => {
    const { id } = await approved(own);
    await asOwner(makeOffer, { id, ...wanted, hold: true });
    return id;
  };
  const booked = async (): Promise<string> => (await approved(wanted)).id;

  const endings: [what: string, hold: () => Promise<string>, giveUp: (id: string) => Promise<unknown>][] = [
    [
      'when an offer runs out',
      offered,
      () => {
        clock.set('2031-05-20T10:00:00.000Z');
        return service().get(EndExpiredProposals).run();
      },
    ],
    [
      'when an offer is declined',
      offered,
      async (id) => call(respondToOffer, { id, token: await tokenOf(id), accept: false }),
    ],
    ['when an offer is withdrawn', offered, (id) => asOwner(withdrawOffer, { id })],
    [
      'when another offer replaces one',
      offered,
      (id) => asOwner(makeOffer, { id, ...elsewhere, hold: true, validDays: 14 }),
    ],
    ['when an offer without days replaces one', offered, (id) => asOwner(makeOffer, { id, ...elsewhere })],
    ['when a request with an offer is approved', offered, (id) => asOwner(approveRequest, { id })],
    ['when a request with an offer is declined', offered, (id) => asOwner(declineRequest, { id })],
    [
      'when a request with an offer is withdrawn',
      offered,
      async (id) => call(withdrawRequest, { id, token: await tokenOf(id) }),
    ],
    ['when a booking with an offer is moved', offeredToBooking, (id) => asOwner(moveBooking, { id, ...elsewhere })],
    ['when a booking with an offer is cancelled', offeredToBooking, (id) => asOwner(cancelRequest, { id })],
    ['when a booking is moved', booked, (id) => asOwner(moveBooking, { id, ...elsewhere })],
    ['when a booking is cancelled', booked, (id) => asOwner(cancelRequest, { id })],
    ['when an approval is undone', booked, (id) => asOwner(undoDecision, { id })],
  ];

  /** Prepares a rival for the wanted days, before they are held. @returns what the rival does when they are free */
  const rivals: [who: string, prepare: () => Promise<() => Promise<unknown>>][] = [
    [
      'a request that is approved',
      async () => {
        const { id } = await ask({ ...guest, ...wanted });
        return () => asOwner(approveRequest, { id });
      },
    ],
    [
      'a booking that is moved',
      async () => {
        const { id } = await asOwner(enterBooking, { ...guest, ...stay(26, 27), status: 'approved' });
        return () => asOwner(moveBooking, { id, ...wanted });
      },
    ],
    [
      'a booking whose guest asks for other days',
      async () => {
        const request = await ask({ ...guest, ...stay(26, 27) });
        await call(confirmRequest, { token: await confirmTokenOf(request) });
        const token = await tokenOf(request.id);
        return () => call(proposeChange, { id: request.id, token, ...wanted });
      },
    ],
    ['an entered booking', async () => () => asOwner(enterBooking, { ...guest, ...wanted, status: 'approved' })],
    ['an offer that holds days', async () => () => asOwner(offerStay, { ...guest, ...wanted, hold: true })],
    ['an offer that holds none', async () => () => asOwner(offerStay, { ...guest, ...wanted })],
    ['a guest who asks for them', async () => () => ask({ ...guest, ...wanted })],
    ['a block', async () => () => block(wanted)],
    [
      'a block that is changed',
      async () => {
        await block(stay(26, 27));
        const id = (await stored.all('blocks')).at(-1)!._id;
        return () => asOwner(changeBlock, { id, from: wanted.startDate, to: wanted.endDate });
      },
    ],
  ];

  /** Whether the request still has a right to the wanted days. */
  const isHeldBy = async (id: string): Promise<boolean> => {
    const request = (await stored.all('booking_requests')).find(({ _id }) => _id === id);
    const { status, startDate, proposal } = request as unknown as {
      status: string;
      startDate: Day;
      proposal?: { startDate: Day };
    };
    return proposal?.startDate === wanted.startDate || (status === 'approved' && startDate === wanted.startDate);
  };

  /** Kills the process that gives the days up after every number of writes, and lets a rival act at once. */
  const killAndAct = async ([, hold, giveUp]: (typeof endings)[number], [, prepare]: (typeof rivals)[number]) => {
    const act = await prepare();
    const id = await hold();
    const restore = await stored.keep();
    for (let writes = 0, isWhole = false; !isWhole; writes += 1) {
      await restore();
      clock.set(testNow);
      isWhole = (await attemptUntilCrash(writes, () => giveUp(id))) !== null;
      const isHeld = await isHeldBy(id);
      expect(isWhole && isHeld).toBe(false);
      expect((await outcomeOf(act())) === 'done').toBe(!isHeld);
      clock.advance({ milliseconds: claimGrace });
      await service().get(ReleaseOrphanedClaims).run();
      await service().get(StayMoves).finishAll();
      await expectDaysHeldByTheirBookings(stored);
    }
  };

  const testEndings = (tested: typeof endings) =>
    it.each(tested)('%s are free in the same write, wherever the process is killed', async (...ending) => {
      await killAndAct(ending, rivals[0]!);
    });

  testEndings(endings.filter(([what]) => onEachDatabase.includes(what)));
  // The others differ in what they write, not in how.
  onEmbeddedDatabase(() => {
    testEndings(endings.filter(([what]) => !onEachDatabase.includes(what)));

    it.each(rivals)('are free for %s at once when an offer ends', async (...rival) => {
      await killAndAct(endings[0]!, rival);
    });
  });
});
