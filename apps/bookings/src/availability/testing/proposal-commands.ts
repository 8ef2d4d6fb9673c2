import {
  cancelRequest,
  makeOffer,
  offerStay,
  proposeChange,
  respondToChange,
  respondToOffer,
  undoDecision,
  withdrawOffer,
} from '@hearthstay/contracts';
import { isTaken, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { EndExpiredProposals } from '../../requests/proposals/end-expired-proposals';
import { anyCrash, anyRequest, anyStay, claimCommand } from './claim-command';
import type { Claims } from './use-claims';

const rangeIn = (stay: Day[]) => ({ startDate: stay[0] as Day, endDate: stay.at(-1) as Day });
const nameOf = (stay: Day[]) => `${stay[0]} until ${stay.at(-1)}`;

/** Longer than any offer is open, and before the days of the model. */
const untilOffersAreOver = { milliseconds: 16 * 24 * 60 * 60_000 };

/** An offer in place of an earlier proposal, which may hold its days. */
export const offers = fc.tuple(anyRequest, anyStay, fc.boolean(), anyCrash).map(([index, stay, hold, crashAfter]) =>
  claimCommand(
    `${hold ? 'hold' : 'offer'} ${nameOf(stay)} for ${index}, crash after ${crashAfter}`,
    async (model, { attemptAllOrNothing, call, request }) => {
      const { id, status, days } = await request(index);
      const isPossible = status === 'pending' || (isTaken(status) && days.join() !== stay.join());
      if (!isPossible) return;
      await attemptAllOrNothing(
        model,
        crashAfter,
        () => call(makeOffer, { id, ...rangeIn(stay), hold }),
        () => model.offer(id, stay, { hold }),
      );
    },
  ),
);

export const withdraws = fc.tuple(anyRequest, anyCrash).map(([index, crashAfter]) =>
  claimCommand(
    `withdraw offer ${index}, crash after ${crashAfter}`,
    async (model, { attemptAllOrNothing, call, proposed }) => {
      const offered = await proposed('owner', index);
      if (!offered) return;
      await attemptAllOrNothing(
        model,
        crashAfter,
        () => call(withdrawOffer, { id: offered.id }),
        () => model.endOffer(offered.id),
      );
    },
  ),
);

export const responds = fc.tuple(anyRequest, fc.boolean(), anyCrash).map(([index, accept, crashAfter]) =>
  claimCommand(`${accept ? 'accept' : 'decline'} offer ${index}, crash after ${crashAfter}`, async (model, claims) => {
    const { attemptAllOrNothing, call, guestToken, proposed } = claims;
    const offered = await proposed('owner', index);
    if (!offered) return;
    const { id, proposal } = offered;
    const token = await guestToken();
    await attemptAllOrNothing(
      model,
      crashAfter,
      () => call(respondToOffer, { id, token, accept }),
      () => (accept ? model.move(id, proposal.days) : model.endOffer(id)),
    );
  }),
);

/** A guest asks for other days, which ends an open proposal. */
export const wishes = fc.tuple(anyRequest, anyStay, anyCrash).map(([index, stay, crashAfter]) =>
  claimCommand(
    `wish ${nameOf(stay)} for ${index}, crash after ${crashAfter}`,
    async (model, { attemptAllOrNothing, call, guestToken, request }) => {
      const { id, status, days } = await request(index);
      if ((status !== 'pending' && !isTaken(status)) || days.join() === stay.join()) return;
      const token = await guestToken();
      await attemptAllOrNothing(
        model,
        crashAfter,
        () => call(proposeChange, { id, token, ...rangeIn(stay) }),
        () => model.offer(id, stay, { hold: false }),
      );
    },
  ),
);

/** A booking gets the days that its guest asks for; a request holds none before and after. It may be undone at once. */
export const respondsToWish = fc
  .tuple(anyRequest, fc.boolean(), fc.boolean(), anyCrash)
  .map(([index, accept, undo, crashAfter]) => {
    const name = `${accept ? 'accept' : 'decline'} wish ${index}${undo ? ' and undo that' : ''}`;
    return claimCommand(`${name}, crash after ${crashAfter}`, async (model, claims) => {
      const { attempt, attemptAllOrNothing, call, proposed, state } = claims;
      const wished = await proposed('guest', index);
      if (!wished) return;
      const { id, status, days, proposal } = wished;
      const operation = () => !accept || !isTaken(status) || model.move(id, proposal.days);
      if (!undo) return attemptAllOrNothing(model, crashAfter, () => call(respondToChange, { id, accept }), operation);
      const isAccepted = await attempt(Infinity, () => call(respondToChange, { id, accept }));
      expect(isAccepted).toBe(operation());
      if (!accept || !isAccepted) return;
      expect(await state()).toEqual(model.state());
      await attemptAllOrNothing(
        model,
        crashAfter,
        () => call(undoDecision, { id }),
        () => !isTaken(status) || model.move(id, days),
      );
    });
  });

/** All open offers run out. The clock is turned back afterwards, before the days of the model. */
export const expires = anyCrash.map((crashAfter) =>
  claimCommand(`offers run out, crash after ${crashAfter}`, async (model, { attempt, clock, requests, service }) => {
    const before = await requests();
    clock.advance(untilOffersAreOver);
    const isDone = await attempt(crashAfter, () => service().get(EndExpiredProposals).run());
    clock.advance({ milliseconds: -untilOffersAreOver.milliseconds });
    const after = await requests();
    for (const [index, { id, proposal }] of before.entries()) {
      if (proposal?.by !== 'owner') continue;
      const isOver = after[index]?.proposal === null;
      if (isDone !== null) expect(isOver).toBe(true);
      if (isOver) model.endOffer(id);
    }
  }),
);

type Ending = 'accept' | 'decline' | 'withdraw';

const endOffer = async ({ call, guestToken }: Claims, id: string, ending: Ending) =>
  ending === 'withdraw'
    ? call(withdrawOffer, { id })
    : call(respondToOffer, { id, token: await guestToken(), accept: ending === 'accept' });

/** An offer without a request. It ends at once, because the model knows a fixed number of requests. */
export const offersToAnybody = fc
  .tuple(anyStay, fc.boolean(), fc.constantFrom<Ending>('accept', 'decline', 'withdraw'), anyCrash, anyCrash)
  .map(([stay, hold, ending, crashAfter, crashAtTheEnd]) =>
    claimCommand(
      `${hold ? 'hold' : 'offer'} ${nameOf(stay)} for anybody, crash after ${crashAfter}; ${ending}, ${crashAtTheEnd}`,
      async (model, claims) => {
        const { anna, attempt, call, stored } = claims;
        const isDone = await attempt(crashAfter, () =>
          call(offerStay, { name: 'Anybody', email: anna.email, ...rangeIn(stay), hold }),
        );
        const offered = async () =>
          (await stored.all('booking_requests')).find(
            ({ source, status }) => source === 'owner' && (status === 'pending' || status === 'confirmed'),
          );
        const heldBy = async (id: string) =>
          (await stored.all('occupied_days')).filter(({ requestId }) => requestId === id).map(({ _id }) => _id);
        const made = await offered();
        if (isDone !== null) expect(made !== undefined).toBe(isDone);
        if (isDone !== null || made) expect(model.offer('anybody', stay, { hold })).toBe(made !== undefined);
        if (!made) return;
        expect(await heldBy(made._id)).toEqual(hold ? stay : []);
        await attempt(crashAtTheEnd, () => endOffer(claims, made._id, ending));
        const after = await offered();
        if (after?.['status'] === 'confirmed') {
          expect(await heldBy(made._id)).toEqual(stay);
          await call(cancelRequest, { id: made._id, evenConfirmed: true });
        } else if (after) await call(withdrawOffer, { id: made._id });
        expect(await heldBy(made._id)).toEqual([]);
        model.endOffer('anybody');
      },
    ),
  );
