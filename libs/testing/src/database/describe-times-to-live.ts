import { eventually } from '../eventually';
import { describeEachDatabase, type TestDatabase } from './describe-each-database';

/** Documents of a collection go so many milliseconds after the date in one of their fields. */
export interface TimeToLive {
  collection: string;
  field: string;
  ms: number;
  /** What such a document needs beside the field; unique where an index says so. */
  others?: (id: string) => Record<string, unknown>;
}

const minute = 60_000;
/** MongoDB looks once a minute. */
const longestRoundMs = 90_000;

/**
 * Tests, on each database, that it removes documents by itself at their end, and not before.
 *
 * @param start starts the service whose collections they are, which makes their indexes. @returns what stops it.
 */
export const describeTimesToLive = (
  title: string,
  start: (database: TestDatabase) => Promise<() => Promise<void>>,
  timesToLive: readonly TimeToLive[],
): void => {
  const block = (database: TestDatabase) => {
    let stop: () => Promise<void>;
    const stored = (collection: string) => database.connection().collection<{ _id: string }>(collection);
    beforeAll(async () => {
      stop = await start(database);
      for (const { collection, field, ms, others = () => ({}) } of timesToLive) {
        const dated = (name: string, past: number) => {
          const _id = `${name} by ${field}`;
          return { _id, ...others(_id), [field]: new Date(Date.now() - past) };
        };
        await stored(collection).insertMany([dated('ended', ms + minute), dated('alive', ms - 10 * minute)]);
      }
    }, 60_000);
    afterAll(() => stop());

    it.each(timesToLive)(
      '$collection by $field',
      async ({ collection, field }) => {
        const ids = ['ended', 'alive'].map((name) => `${name} by ${field}`);
        await eventually(async () => {
          const left = await stored(collection)
            .find({ _id: { $in: ids } })
            .toArray();
          expect(left.map(({ _id }) => _id)).toEqual([`alive by ${field}`]);
        }, longestRoundMs);
      },
      longestRoundMs + minute,
    );
  };
  describeEachDatabase(title, block, { housekeepingEvery: 100 });
};
