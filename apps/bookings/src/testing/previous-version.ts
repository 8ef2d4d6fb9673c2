import { randomUUID } from 'node:crypto';
import type { Day } from '@hearthstay/stay';
import type { TestDatabase } from '@hearthstay/testing';
import { mongo } from 'mongoose';

interface DayOfVersionBefore {
  _id: Day;
  type: 'booking' | 'blocked';
  requestId: string | null;
  claimId: string | null;
  blockIds: string[];
  guestName: string | null;
  claimedAt: Date;
}

interface UnfinishedBlock {
  _id: string;
  days: Day[];
  startedAt: Date;
  isRevoked: boolean;
}

const isDuplicateKey = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 11000;

/** The writes of an instance of the version before on days, one by one, because it may run beside this version. */
export const previousVersion = (database: TestDatabase, now: () => Date) => {
  const collection = <Stored extends mongo.Document>(name: string) => database.connection().collection<Stored>(name);
  const days = () => collection<DayOfVersionBefore>('occupied_days');
  const unfinished = () => collection<UnfinishedBlock>('unfinished_blocks');
  const empty = { requestId: null, claimId: null, guestName: null };

  const release = (claimId: string) => days().deleteMany({ claimId });

  /** @returns the claim, or `null` when a day is taken. */
  const claim = async (requestId: string, wanted: Day[]): Promise<string | null> => {
    const claimId = randomUUID();
    const held = { type: 'booking' as const, requestId, claimId, blockIds: [], guestName: 'Anna', claimedAt: now() };
    try {
      await days().insertMany(wanted.map((day) => ({ _id: day, ...held })));
      return claimId;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await release(claimId);
      return null;
    }
  };

  const startBlock = async (wanted: Day[]): Promise<{ id: string; isWhole: boolean }> => {
    const id = randomUUID();
    await unfinished().insertOne({ _id: id, days: wanted, startedAt: now(), isRevoked: false });
    try {
      for (const day of [...wanted].sort()) {
        await days().updateOne(
          { _id: day, type: 'blocked' },
          { $addToSet: { blockIds: id }, $setOnInsert: { claimedAt: now(), ...empty } },
          { upsert: true },
        );
      }
      return { id, isWhole: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { id, isWhole: false };
    }
  };

  return {
    claim,
    release,
    /** A block that a crash interrupts. */
    startBlock,
    /** @returns whether the days are blocked. */
    block: async (wanted: Day[]): Promise<boolean> => {
      const { id, isWhole } = await startBlock(wanted);
      const own = { _id: { $in: wanted }, type: 'blocked' as const };
      if (isWhole) await days().updateMany({ ...own, blockIds: id }, { $set: { blockIds: [id] } });
      else {
        await days().updateMany({ ...own, blockIds: id }, { $pull: { blockIds: id } });
        await days().deleteMany({ ...own, blockIds: { $size: 0 } });
      }
      await unfinished().deleteOne({ _id: id });
      return isWhole;
    },
    /** @returns whether the day was blocked. */
    unblock: async (day: Day): Promise<boolean> => {
      const blocked = await days().findOne({ _id: day, type: 'blocked' });
      if (!blocked) return false;
      await days().deleteOne({ _id: day, type: 'blocked', claimedAt: blocked.claimedAt });
      return true;
    },
  };
};
