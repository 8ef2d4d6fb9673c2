import { isDuplicateKeyError, isWriteConflictError, maxConflicts, pauseAfterConflict } from '@hearthstay/database';
import { assertBeforeDeadline } from '@hearthstay/message-context';
import { mongo, type Collection, type Model } from 'mongoose';
import type { Counter } from './counter';
import type { RateLimitDocument } from './rate-limit.schema';

type StoredCounter = RateLimitDocument & { _id: string };

/** A counter that allows no more uses, and when its period ends. */
export interface UsedUp {
  counter: Counter;
  expire: Date;
}

/**
 * The limits between which a running period ends: after now, and at most twice its length ahead. A period that would
 * last longer began before the clock was set back, and is over. The clocks of instances differ by less than the
 * shortest period.
 */
const runningPeriod = ({ rule: { withinSeconds } }: Counter): { after: Date; by: Date } => {
  const now = Date.now();
  return { after: new Date(now), by: new Date(now + 2 * withinSeconds * 1_000) };
};

/**
 * Begins a new period if the last one is over, then counts one use unless all are used up.
 *
 * The key of a new counter is also its `_id`: an engine on PostgreSQL lets simultaneous inserts wait for each other at
 * the index of `_id`, but ends them as deadlocks at any other unique index.
 */
const countOne = (counter: Counter): mongo.AnyBulkWriteOperation<StoredCounter>[] => {
  const { key, rule } = counter;
  const { uses, withinSeconds } = rule;
  const { after, by } = runningPeriod(counter);
  const expire = new Date(after.getTime() + withinSeconds * 1_000);
  const isOver = { $or: [{ expire: { $lte: after } }, { expire: { $gt: by } }] };
  return [
    { updateOne: { filter: { key, ...isOver }, update: { $set: { points: 0, expire } } } },
    {
      updateOne: {
        filter: { key, points: { $lt: uses } },
        update: { $inc: { points: 1 }, $setOnInsert: { _id: key, expire } },
        upsert: true,
      },
    },
  ];
};

const statementsPerCounter = 2;

/** Whether a counter is used up, or another write was in the way. */
const isRefusal = (error: mongo.MongoBulkWriteError): boolean =>
  isDuplicateKeyError(error) || isWriteConflictError(error);

/**
 * The counters in the database.
 *
 * One ordered bulk write counts a use with all of its counters. The upsert of a counter that is used up matches nothing
 * and inserts, which the unique index on `key` refuses; the database then does not execute the rest of the bulk write.
 * So a refused caller never takes a use of another counter, not even for a moment.
 */
export class CounterRepository {
  private readonly counts: Collection<StoredCounter>;

  constructor(model: Model<RateLimitDocument>) {
    this.counts = model.db.collection<StoredCounter>(model.collection.collectionName);
  }

  /** Counts one use with each counter, or with none. @returns the first that is used up, `null` when it counted. */
  async countUse(counters: readonly Counter[]): Promise<UsedUp | null> {
    if (counters.length === 0) return null;
    let counted = 0;
    for (let conflicts = 0; conflicts <= maxConflicts; conflicts += 1) {
      const remaining = counters.slice(counted);
      const refused = await this.countUntilRefused(remaining);
      counted += refused;
      if (counted === counters.length) return null;
      const [usedUp] = await this.listUsedUp(remaining.slice(refused, refused + 1));
      if (usedUp) {
        await this.giveBack(counters.slice(0, counted));
        return usedUp;
      }
      await pauseAfterConflict();
    }
    throw new Error(`Cannot count a use: ${maxConflicts} write conflicts`);
  }

  /** @returns how many counters have counted: all, or those before the first that the database refused. */
  private async countUntilRefused(counters: readonly Counter[]): Promise<number> {
    // The plugin of the schemas does not cover the driver's collection, which does not cast these filters.
    assertBeforeDeadline();
    try {
      await this.counts.bulkWrite(counters.flatMap(countOne), { ordered: true });
      return counters.length;
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError) || !isRefusal(error)) throw error;
      const [refused] = [error.writeErrors].flat();
      if (!refused) throw error;
      return Math.floor(refused.index / statementsPerCounter);
    }
  }

  /** Reverts a use. A period that is over is not changed. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    if (counters.length === 0) return;
    const running = { points: { $gt: 0 }, expire: { $gt: new Date() } };
    const update = { $inc: { points: -1 } };
    // The driver retries these after a broken connection, unlike an update of many documents.
    await this.counts.bulkWrite(counters.map(({ key }) => ({ updateOne: { filter: { key, ...running }, update } })));
  }

  /** Those of the counters that allow no more uses, in their order. */
  async listUsedUp(counters: readonly Counter[]): Promise<UsedUp[]> {
    if (counters.length === 0) return [];
    const keys = counters.map(({ key }) => key);
    const running = await this.counts.find({ key: { $in: keys }, expire: { $gt: new Date() } }).toArray();
    return counters.flatMap((counter) => {
      const { by } = runningPeriod(counter);
      const count = running.find(({ key, expire }) => key === counter.key && expire <= by);
      return count && count.points >= counter.rule.uses ? [{ counter, expire: count.expire }] : [];
    });
  }
}
