import {
  approveRequest,
  cancelRequest,
  declineRequest,
  enterBooking,
  moveBooking,
  undoDecision,
  waitingRequestsSection,
} from '@hearthstay/contracts';
import { isTaken, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { WaitingRequests } from '../../requests/waiting-requests/waiting-requests';
import { anyCrash, anyRequest, anyStay, claimCommand } from './claim-command';

/** Another request for the same days. */
export const asNew = { status: 'pending', claimId: null, commands: [], outboxHeldUntil: null };

export const approves = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`approve ${index}, crash after ${crashAfter}`, async (model, { attempt, call, request }) => {
    const { id, days, status } = await request(index);
    if (status !== 'pending') return;
    const isDone = await attempt(crashAfter, () => call(approveRequest, { id }));
    if (isDone === null ? (await request(index)).status === 'approved' : true) {
      const isExpected = model.approve(id, days);
      if (isDone !== null) expect(isDone).toBe(isExpected);
    }
  }),
);

export const cancels = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`cancel ${index}, crash after ${crashAfter}`, async (model, { attempt, call, request }) => {
    const { id, status } = await request(index);
    if (!isTaken(status)) return;
    await attempt(crashAfter, () => call(cancelRequest, { id, evenConfirmed: true }));
    if ((await request(index)).status === 'cancelled') model.cancel(id);
  }),
);

export const moves = fc.tuple(anyRequest, anyStay, anyCrash).map(([index, stay, crashAfter]) =>
  claimCommand(
    `move ${index} to ${stay[0]} until ${stay.at(-1)}, crash after ${crashAfter}`,
    async (model, { attemptAllOrNothing, call, request }) => {
      const { id, status, days } = await request(index);
      if (!isTaken(status) || days.join() === stay.join()) return;
      const [startDate, endDate] = [stay[0] as Day, stay.at(-1) as Day];
      await attemptAllOrNothing(
        model,
        crashAfter,
        () => call(moveBooking, { id, startDate, endDate }),
        () => model.move(id, stay),
      );
    },
  ),
);

/** A booking that is entered is cancelled at once, because the model knows a fixed number of requests. */
export const enters = fc.tuple(anyStay, anyCrash).map(([stay, crashAfter]) =>
  claimCommand(
    `enter ${stay[0]} until ${stay.at(-1)}, crash after ${crashAfter}`,
    async (model, { attempt, call, stored }) => {
      const [startDate, endDate] = [stay[0] as Day, stay.at(-1) as Day];
      const booking = { name: 'By phone', startDate, endDate, status: 'confirmed' as const };
      const isDone = await attempt(crashAfter, () => call(enterBooking, booking));
      const entered = (await stored.all('booking_requests')).filter(
        ({ source, status }) => source === 'owner' && status === 'confirmed',
      );
      if (isDone !== null) expect(entered.length > 0).toBe(isDone);
      for (const { _id: id } of entered) {
        const held = (await stored.all('occupied_days')).filter(({ requestId }) => requestId === id);
        expect(held.map(({ _id }) => _id)).toEqual(stay);
        await call(cancelRequest, { id, evenConfirmed: true });
      }
      if (isDone !== null) expect(isDone).toBe(model.approve('entered', stay));
      model.cancel('entered');
    },
  ),
);

/** Declines one with an open offer, if there is any. */
export const declines = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`decline ${index}, crash after ${crashAfter}`, async (model, { attempt, call, proposed, requests }) => {
    const { id } = (await proposed('owner', index)) ?? (await requests())[index]!;
    await attempt(crashAfter, () => call(declineRequest, { id }));
    if ((await requests()).find((request) => request.id === id)?.status === 'declined') model.endOffer(id);
  }),
);

/** When the program declines the requests for the first day of the model. */
const dayBeforeArrival = '2031-06-01T10:00:00.000Z';

/** The program declines what nobody decides on, which frees no day. The clock is turned back afterwards. */
export const nobodyDecides = anyCrash.map((crashAfter) =>
  claimCommand(`nobody decides, crash after ${crashAfter}`, async (_, { attempt, call, clock, requests, service }) => {
    await call(waitingRequestsSection.replace, { declineBeforeArrival: true });
    const before = await requests();
    const milliseconds = Date.parse(dayBeforeArrival) - clock.now().getTime();
    clock.advance({ milliseconds });
    const isDone = await attempt(crashAfter, () => service().get(WaitingRequests).run());
    clock.advance({ milliseconds: -milliseconds });
    for (const [index, { status, days, proposal }] of before.entries()) {
      const isOver = status === 'pending' && days[0] === '2031-06-02' && proposal?.by !== 'owner';
      const after = (await requests())[index]?.status;
      const expected = isOver ? 'declined' : status;
      expect(isDone === null ? [status, expected] : [expected]).toContain(after);
    }
  }),
);

/** After a crash the grace of claims has passed, which is longer than a decision can be undone. */
export const undoes = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(
    `undo the decision on ${index}, crash after ${crashAfter}`,
    async (model, { attempt, call, request }) => {
      const before = await request(index);
      const isDone = await attempt(crashAfter, () => call(undoDecision, { id: before.id }));
      const after = await request(index);
      const isMoved = after.days.join() !== before.days.join();
      const isChanged = after.status !== before.status || isMoved;
      if (isDone !== null) expect(isChanged).toBe(isDone);
      if (!isChanged) return;
      // Undoing that a request got other days changes no claim.
      if (isMoved) expect(!isTaken(after.status) || model.move(after.id, after.days)).toBe(true);
      else if (before.status === 'cancelled') expect(model.approve(after.id, after.days)).toBe(true);
      else model.cancel(after.id);
      // After a crash, or when another has the days, the offer that the decision ended stays ended.
      const { proposal } = after;
      if (proposal?.holds) expect(model.offer(after.id, proposal.days, { hold: true })).toBe(true);
    },
  ),
);

export const asksAgain = anyRequest.map((index) =>
  claimCommand(`ask again for ${index}`, async (_, { request, stored }) => {
    const { id, status } = await request(index);
    if (status === 'cancelled' || status === 'declined') await stored.change('booking_requests', id, asNew);
  }),
);
