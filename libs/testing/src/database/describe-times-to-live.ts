import { eventually } from '../eventually';
import { describeEachDatabase, type TestDatabase } from './describe-each-database';

/** Documents of a collection expire a number of milliseconds after the date in one of their fields. */
export interface TimeToLive {
  collection: string;
  field: string;
  ms: number;
  /** The other fields of such a document, with unique values where an index requires them. */
  others?: (id: string) => Record<string, unknown>;
}

const minute = 60_000;
/** MongoDB removes expired documents once a minute, and later on a busy machine. */
const longestRoundMs = 240_000;

/**
 * Tests on each database that it removes expired documents by itself, and no others.
 *
 * @param start starts the service that owns the collections, which creates their indexes, and returns a function that
 *   stops it.
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
    });
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
