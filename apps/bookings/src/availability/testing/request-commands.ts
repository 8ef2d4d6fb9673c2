import { approveRequest, cancelRequest, undoDecision } from '@hearthstay/contracts';
import fc from 'fast-check';
import { anyCrash, anyRequest, claimCommand } from './claim-command';

/** Another request for the same days. */
export const asNew = { status: 'pending', claimId: null, commands: [], outboxHeldUntil: null };

export const approves = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`approve ${index}, crash after ${crashAfter}`, async (model, { attempt, call, request, statusOf }) => {
    const { id, days } = request(index);
    if ((await statusOf(id)) !== 'pending') return;
    const isDone = await attempt(crashAfter, () => call(approveRequest, { id }));
    if (isDone === null ? (await statusOf(id)) === 'approved' : true) {
      const isExpected = model.approve(id, days);
      if (isDone !== null) expect(isDone).toBe(isExpected);
    }
  }),
);

export const cancels = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`cancel ${index}, crash after ${crashAfter}`, async (model, { attempt, call, request, statusOf }) => {
    const { id } = request(index);
    if ((await statusOf(id)) !== 'approved') return;
    await attempt(crashAfter, () => call(cancelRequest, { id }));
    if ((await statusOf(id)) === 'cancelled') model.cancel(id);
  }),
);

/** After a crash the grace of claims has passed, which is longer than a decision can be undone. */
export const undoes = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(
    `undo the decision on ${index}, crash after ${crashAfter}`,
    async (model, { attempt, call, request, statusOf }) => {
      const { id, days } = request(index);
      const before = await statusOf(id);
      const isDone = await attempt(crashAfter, () => call(undoDecision, { id }));
      const after = await statusOf(id);
      if (isDone !== null) expect(after !== before).toBe(isDone);
      if (after === before) return;
      if (before === 'cancelled') expect(model.approve(id, days)).toBe(true);
      else model.cancel(id);
    },
  ),
);

export const asksAgain = anyRequest.map((index) =>
  claimCommand(`ask again for ${index}`, async (_, { request, statusOf, stored }) => {
    const { id } = request(index);
    if ((await statusOf(id)) === 'cancelled') await stored.change('booking_requests', id, asNew);
  }),
);
