import type { EventMessage } from '@hearthstay/contracts';
import type { WithHistory } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { Maintenance } from '../maintenance/maintenance';
import { media } from '../index';

export type RunningMedia = ServiceInstance;

/** Runs no scheduled tasks. */
const noMaintenance: Pick<Maintenance, 'wake'> = { wake: () => undefined };

interface Options {
  clock?: Clock;
  /** Whether the instance runs its scheduled tasks. */
  maintenance?: boolean;
}

/** Starts the service on a test's database. */
export const startMedia = (
  database: TestDatabase,
  { clock = new Clock(), maintenance = true }: Options,
): Promise<RunningMedia> =>
  startInstance(media, database, {
    replacing: [[Clock, clock], ...(maintenance ? [] : [[Maintenance, noMaintenance] as const])],
  });

/** Reads the service's database directly. */
export const storedIn = (database: TestDatabase) => {
  const collection = (name: 'gallery' | 'photos' | 'image_files') =>
    database.connection().collection<{ _id: string; outbox: EventMessage[] } & WithHistory>(name);
  return {
    fileIds: async () => (await collection('image_files').find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
    events: async (of: 'gallery' | 'photos' = 'gallery') =>
      (await collection(of).find({}).toArray()).flatMap(({ outbox }) => outbox),
    history: async (of: 'gallery' | 'photos' = 'gallery') =>
      (await collection(of).find({}).toArray()).flatMap(({ history = [] }) => history),
    clear: async () => {
      await collection('gallery').deleteMany({});
      await collection('photos').deleteMany({});
      await collection('image_files').deleteMany({});
    },
  };
};
