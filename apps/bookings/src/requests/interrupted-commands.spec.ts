import {
  approveRequest,
  bookingApproved,
  bookingCancelled,
  bookingDeclined,
  bookingEntered,
  bookingMoved,
  cancellationWished,
  cancelRequest,
  changeAccepted,
  changeGuest,
  confirmRequest,
  declineRequest,
  enterBooking,
  guestAccessRequested,
  makeOffer,
  moveBooking,
  offerAccepted,
  offerDeclined,
  offerMade,
  proposalEnded,
  proposeChange,
  requestWithdrawn,
  respondToChange,
  respondToOffer,
  undoDecision,
  wishCancellation,
  withdrawRequest,
  type EventContract,
  type RequestInputOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { daysOfRange, isTaken, rangeOf, type Day, type RequestStatus } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { StayMoves } from '../availability';
import { claimGrace, ReleaseOrphanedClaims } from '../availability/release-orphaned-claims/release-orphaned-claims';
import { attemptUntilCrash } from '../testing/crash-after-writes';
import { june } from '../testing/days';
import { expectDaysHeldByTheirBookings } from '../testing/expect-consistent';
import { useRepeatableCommands } from '../testing/repeatable-commands';
import { useBookings } from '../testing/use-bookings';
import { RemoveUnfinishedEntries } from './enter-booking/remove-unfinished-entries';
import { EndExpiredProposals } from './proposals/end-expired-proposals';

const stay = (first: number, last: number) => {
  const [startDate, endDate] = june(first, last) as [Day, Day];
  return { startDate, endDate };
};
const [former, later] = [stay(2, 4), stay(4, 6)];
const [none, formerDays, laterDays] = [[], june(2, 3, 4), june(4, 5, 6)];

/** What a command does to the days of the only request, and to the events of which its e-mail comes. */
interface Interrupted {
  prepare: () => Promise<(commandId: string) => Promise<unknown>>;
  before: { days: Day[]; events: number };
  after: { days: Day[]; events: number };
  event: EventContract;
}

/** Between them they make, move and end a claim, and insert a request: the writes that engines may do differently. */
const onEachDatabase = ['an approval', 'a move', 'an entry by hand', 'the undoing of an approval'];

describeEachDatabase('A command that is interrupted anywhere', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);

  const sending =
    <Contract extends RpcContract>(contract: Contract, request: RequestInputOf<Contract>) =>
    (commandId: string) =>
      command(commandId, contract, request);
  const approved = async () => (await call(approveRequest, { id: (await ask(former)).id })).id;
  const offered = async ({ hold, accept = true }: { hold: boolean; accept?: boolean }) => {
    const id = await approved();
    await call(makeOffer, { id, ...later, hold });
    return sending(respondToOffer, { id, token: await statusTokenOf({ id }), accept });
  };
  const wished = async () => {
    const id = await approved();
    await call(proposeChange, { id, token: await statusTokenOf({ id }), ...later });
    return id;
  };

  const moves = {
    before: { days: formerDays, events: 0 },
    after: { days: laterDays, events: 1 },
  };
  const movesBack = { before: moves.after, after: moves.before };
  const keepsDays = {
    before: { days: formerDays, events: 0 },
    after: { days: formerDays, events: 1 },
  };
  const cases: Record<string, Interrupted> = {
    'an approval': {
      ...{ before: { days: none, events: 0 }, after: { days: formerDays, events: 1 }, event: bookingApproved },
      prepare: async () => sending(approveRequest, { id: (await ask(former)).id }),
    },
    'a cancellation': {
      ...{ before: { days: formerDays, events: 0 }, after: { days: none, events: 1 }, event: bookingCancelled },
      prepare: async () => sending(cancelRequest, { id: await approved() }),
    },
    'an offer that holds its days': {
      ...{ ...keepsDays, event: offerMade },
      prepare: async () => sending(makeOffer, { id: await approved(), ...later, hold: true }),
    },
    'the refusal of an offer that holds its days': {
      ...{ ...keepsDays, event: offerDeclined },
      prepare: () => offered({ hold: true, accept: false }),
    },
    'the end of an offer that holds its days': {
      ...{ ...keepsDays, event: proposalEnded },
      prepare: async () => {
        await call(makeOffer, { id: await approved(), ...later, hold: true });
        clock.advance({ days: 4 });
        return () => service().get(EndExpiredProposals).run();
      },
    },
    'the withdrawal of a request, and with it of an offer that holds its days': {
      ...{ before: { days: none, events: 0 }, after: { days: none, events: 1 }, event: requestWithdrawn },
      prepare: async () => {
        const { id } = await ask(former);
        await call(makeOffer, { id, ...later, hold: true });
        return sending(withdrawRequest, { id, token: await statusTokenOf({ id }) });
      },
    },
    'a wish to cancel': {
      ...{ ...keepsDays, event: cancellationWished },
      prepare: async () => {
        const id = await approved();
        return sending(wishCancellation, { id, token: await statusTokenOf({ id }) });
      },
    },
    'a corrected name and address': {
      ...{ ...keepsDays, event: guestAccessRequested },
      prepare: async () => {
        const request = await ask(former);
        await call(approveRequest, { id: request.id });
        await call(confirmRequest, { token: await confirmTokenOf(request) });
        return sending(changeGuest, { id: request.id, name: 'Anna Neu', email: 'anna.neu@mail.example' });
      },
    },
    'a move': {
      ...{ ...moves, event: bookingMoved },
      prepare: async () => sending(moveBooking, { id: await approved(), ...later, notify: true }),
    },
    'the acceptance of an offer that holds its days': {
      ...{ ...moves, event: offerAccepted },
      prepare: () => offered({ hold: true }),
    },
    'the acceptance of an offer that holds none': {
      ...{ ...moves, event: offerAccepted },
      prepare: () => offered({ hold: false }),
    },
    'the acceptance of a wish': {
      ...{ ...moves, event: changeAccepted },
      prepare: async () => sending(respondToChange, { id: await wished(), accept: true }),
    },
    'an entry by hand': {
      ...{ before: { days: none, events: 0 }, after: { days: laterDays, events: 1 }, event: bookingEntered },
      prepare: async () => {
        const guest = { name: 'Ben', email: 'ben@mail.example' };
        return sending(enterBooking, { ...guest, ...later, status: 'approved', notify: true });
      },
    },
    'the undoing of a move': {
      ...{ ...movesBack, event: bookingMoved },
      prepare: async () => {
        const id = await approved();
        await call(moveBooking, { id, ...later, notify: true });
        return sending(undoDecision, { id });
      },
    },
    'the undoing of an accepted wish': {
      ...{ ...movesBack, event: changeAccepted },
      prepare: async () => {
        const id = await wished();
        await call(respondToChange, { id, accept: true });
        return sending(undoDecision, { id });
      },
    },
    'the undoing of a decline': {
      ...{ before: { days: none, events: 1 }, after: { days: none, events: 0 }, event: bookingDeclined },
      prepare: async () => {
        const { id } = await ask(former);
        await call(declineRequest, { id });
        return sending(undoDecision, { id });
      },
    },
    'the undoing of an approval': {
      ...{ before: { days: formerDays, events: 1 }, after: { days: none, events: 0 }, event: bookingApproved },
      prepare: async () => sending(undoDecision, { id: await approved() }),
    },
    'the undoing of an approval that has ended an offer with held days': {
      ...{ before: { days: formerDays, events: 1 }, after: { days: none, events: 0 }, event: bookingApproved },
      prepare: async () => {
        const { id } = await ask(former);
        await call(makeOffer, { id, ...later, hold: true });
        await call(approveRequest, { id });
        return sending(undoDecision, { id });
      },
    },
    'the undoing of a cancellation': {
      ...{ before: { days: none, events: 1 }, after: { days: formerDays, events: 0 }, event: bookingCancelled },
      prepare: async () => {
        const id = await approved();
        await call(cancelRequest, { id });
        return sending(undoDecision, { id });
      },
    },
  };

  const stateFor = async (event: EventContract) => {
    const [request] = (await stored.all('booking_requests')).filter(({ unfinished }) => !unfinished);
    const days = request as unknown as { startDate: Day; endDate: Day } | undefined;
    const isBooking = days && isTaken(request?.['status'] as RequestStatus);
    return { days: isBooking ? daysOfRange(rangeOf(days)) : none, events: (await eventsOf(event)).length };
  };

  /** The days that are held without a right to them are released at the latest by then. */
  const recover = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(StayMoves).finishAll();
    await service().get(RemoveUnfinishedEntries).run();
    await expectDaysHeldByTheirBookings(stored);
  };

  /** After every number of writes, until the command is whole. */
  const interrupt = async (
    { prepare, before, after, event }: Interrupted,
    goOn: (send: () => Promise<unknown>) => Promise<unknown>,
  ) => {
    const send = await prepare();
    const restore = await stored.keep();
    const preparedAt = clock.now().toISOString();
    for (let writes = 0, isWhole = false; !isWhole; writes += 1) {
      await restore();
      clock.set(preparedAt);
      isWhole = (await attemptUntilCrash(writes, () => send('the-same'))) !== null;
      const interrupted = await stateFor(event);
      expect([before, after]).toContainEqual(interrupted);
      if (isWhole) expect(interrupted).toEqual(after);
      const held = (await stored.all('occupied_days')).filter(({ requestId }) => requestId !== null);
      expect(held.map(({ _id }) => _id)).toEqual(expect.arrayContaining(interrupted.days));
      await goOn(() => send('the-same'));
      if (isWhole) expect(await stateFor(event)).toEqual(after);
      else expect([interrupted, after]).toContainEqual(await stateFor(event));
    }
  };

  const testCases = (tested: [what: string, interrupted: Interrupted][]) => {
    it.each(tested)('leaves one state of two: %s', async (_what, interrupted) => {
      await interrupt(interrupted, recover);
    });

    it.each(tested)('happens once when it is repeated: %s', async (_what, interrupted) => {
      await interrupt(interrupted, async (send) => {
        await send();
        expect(await stateFor(interrupted.event)).toEqual(interrupted.after);
        await recover();
      });
    });
  };

  testCases(Object.entries(cases).filter(([what]) => onEachDatabase.includes(what)));
  // The other commands differ in what they write, not in how.
  onEmbeddedDatabase(() => testCases(Object.entries(cases).filter(([what]) => !onEachDatabase.includes(what))));
});
