import { randomUUID } from 'node:crypto';
import { addBlock, blockDays, changeBlock, freeRange, removeBlock, unblockDay } from '@hearthstay/contracts';
import { compareDays, daysOfRange, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { anyCrash, anyDay, anyDays, claimCommand } from './claim-command';
import type { ClaimModel } from './claim-model';
import type { Claims } from './use-claims';

const anyRange = fc.tuple(anyDay, anyDay).map((ends) => {
  const [from, to] = ends.sort(compareDays);
  return { from, to, days: daysOfRange({ start: from, end: to }) };
});

/** An index into the blocks that there have ever been, modulo their number. */
const anyBlock = fc.nat({ max: 9 });
const blockAt = (model: ClaimModel, index: number): string => {
  const ids = model.blockIds();
  return ids[index % ids.length] ?? 'unknown';
};

/** The stored block that the model does not have; `none` when the days had been blocked before, or were refused. */
const createdBlock = async (model: ClaimModel, claims: Claims): Promise<string> =>
  Object.keys((await claims.state()).blocks).find((id) => !model.isStored(id)) ?? 'none';

/** Frees days of some blocks. After a crash, each of the blocks has lost all of its days to free or none. */
const free = async (
  model: ClaimModel,
  claims: Claims,
  { lost, crashAfter, work }: { lost: Map<string, Day[]>; crashAfter: number; work: () => Promise<unknown> },
): Promise<void> => {
  const isDone = await claims.attempt(crashAfter, work);
  if (isDone !== null) expect(isDone).toBe(lost.size > 0);
  const after = await claims.state();
  for (const [id, days] of lost) {
    const freed = days.filter((day) => !after.blocks[id]?.includes(day) && !after.claims[day]?.blocks.includes(id));
    if (isDone || freed.length > 0) expect(freed).toEqual(days);
    model.freeDays(id, freed);
  }
};

export const blocks = fc.tuple(anyDays, anyCrash).map(([dates, crashAfter]) =>
  claimCommand(`block ${dates.join()}, crash after ${crashAfter}`, (model, claims) =>
    claims.attemptAllOrNothing(
      model,
      crashAfter,
      () => claims.call(blockDays, { dates }),
      async () => model.areBlocked(dates) || model.addBlock(await createdBlock(model, claims), dates),
    ),
  ),
);

export const adds = fc.tuple(anyRange, anyCrash).map(([{ from, to, days }, crashAfter]) =>
  claimCommand(`add a block from ${from} to ${to}, crash after ${crashAfter}`, (model, claims) => {
    const id = randomUUID();
    return claims.attemptAllOrNothing(
      model,
      crashAfter,
      () => claims.command(id, addBlock, { from, to }),
      () => model.addBlock(id, days),
    );
  }),
);

export const changes = fc.tuple(anyBlock, anyRange, anyCrash).map(([index, { from, to, days }, crashAfter]) =>
  claimCommand(`change block ${index} to ${from} to ${to}, crash after ${crashAfter}`, (model, claims) => {
    const id = blockAt(model, index);
    return claims.attemptAllOrNothing(
      model,
      crashAfter,
      () => claims.call(changeBlock, { id, from, to }),
      () => model.changeBlock(id, days),
    );
  }),
);

export const unblocks = fc.tuple(anyDay, anyCrash).map(([day, crashAfter]) =>
  claimCommand(`unblock ${day}, crash after ${crashAfter}`, (model, claims) =>
    free(model, claims, {
      lost: model.blocksOn([day]),
      crashAfter,
      work: () => claims.call(unblockDay, { id: day }),
    }),
  ),
);

export const frees = fc.tuple(anyRange, anyCrash).map(([{ from, to, days }, crashAfter]) =>
  claimCommand(`free ${from} to ${to}, crash after ${crashAfter}`, (model, claims) =>
    free(model, claims, {
      lost: model.blocksOn(days),
      crashAfter,
      work: () => claims.call(freeRange, { from, to }),
    }),
  ),
);

export const removes = fc.tuple(anyBlock, anyCrash).map(([index, crashAfter]) =>
  claimCommand(`remove block ${index}, crash after ${crashAfter}`, (model, claims) => {
    const id = blockAt(model, index);
    const days = model.daysOfBlock(id);
    return free(model, claims, {
      lost: days.length > 0 ? new Map([[id, days]]) : new Map(),
      crashAfter,
      work: () => claims.call(removeBlock, { id }),
    });
  }),
);
