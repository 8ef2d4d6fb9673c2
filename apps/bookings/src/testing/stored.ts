import type { EventMessage } from '@hearthstay/contracts';
import { newHouse } from '@hearthstay/stay';
import type { TestDatabase } from '@hearthstay/testing';
import { settingsSchema } from '../settings/domain/settings';

const collections = [
  'booking_requests',
  'request_messages',
  'occupied_days',
  'blocks',
  'calendar_sources',
  'calendar_feeds',
  'feed_reads',
  'guest_links',
  'settings',
  'whitelist',
  'removals',
  'rate_limits',
  'reached_limits',
  'privacy_records',
] as const;

/** The settings that are absent until the owner sets them, and what changes leave beside the settings. */
const unset = Object.fromEntries(
  [...Object.keys(settingsSchema.shape), 'commands', 'history', 'claimUnit']
    .filter((field) => !(field in newHouse))
    .map((field) => [field, 1 as const]),
);

type Collection = (typeof collections)[number];
type StoredDocument = Record<string, unknown> & { _id: string };

/** The content of the service's database, read directly and not through the service. */
export const storedIn = (database: TestDatabase) => {
  const collection = (name: Collection) => database.connection().collection<StoredDocument>(name);
  const all = (name: Collection) => collection(name).find({}).sort({ _id: 1 }).toArray();
  return {
    all,
    /** As the driver returns it. */
    collection: (name: string) => database.connection().getClient().db(database.name()).collection(name),
    /** All documents, for tests that nothing has changed. */
    everything: async () => JSON.stringify(await Promise.all(collections.map(all))),
    /** The events that all documents have recorded, in the order of each. */
    events: async (): Promise<EventMessage[]> => {
      const recording = [
        'booking_requests',
        'request_messages',
        'guest_links',
        'settings',
        'calendar_sources',
      ] as const;
      const documents = (await Promise.all(recording.map(all))).flat();
      return documents.flatMap(({ outbox }) => (outbox ?? []) as EventMessage[]);
    },
    clear: async () => {
      const emptied = collections.filter((name) => name !== 'settings');
      await Promise.all(emptied.map((name) => collection(name).deleteMany({})));
      const fresh = { ...newHouse, outbox: [] };
      await collection('settings').updateMany({}, { $set: fresh, $unset: unset });
    },
    /** Remembers all documents. @returns what stores them again, in place of those that are stored by then */
    keep: async (): Promise<() => Promise<void>> => {
      const kept = await Promise.all(collections.map(async (name) => ({ name, documents: await all(name) })));
      return async () => {
        const restored = kept.map(async ({ name, documents }) => {
          await collection(name).deleteMany({});
          if (documents.length > 0) await collection(name).insertMany(documents);
        });
        await Promise.all(restored);
      };
    },
    change: async (name: Collection, id: string, changed: Record<string, unknown>) => {
      await collection(name).updateOne({ _id: id }, { $set: changed });
    },
  };
};

export type Stored = ReturnType<typeof storedIn>;
