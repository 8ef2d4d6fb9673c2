import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { isBookkeeping } from '@hearthstay/database';
import type { mongo } from 'mongoose';
import { isStaged } from './staged-collections';

/** All data of a product: a database for each service, on one server. */
export interface Data {
  client: mongo.MongoClient;
  /** The location, for messages. */
  place: string;
  database(service: ServiceName): mongo.Db;
  close(): Promise<void>;
}

export interface ServiceCollection {
  service: ServiceName;
  collection: mongo.Collection;
}

export const databasesOf = (data: Data): mongo.Db[] => serviceNames.map((service) => data.database(service));

export const namesIn = async (database: mongo.Db): Promise<string[]> => {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name).sort();
};

/** All collections of a service that contain data, sorted by name. */
export const collectionsOf = async (data: Data): Promise<ServiceCollection[]> => {
  const collections: ServiceCollection[] = [];
  for (const service of serviceNames) {
    const database = data.database(service);
    const names = await namesIn(database);
    const kept = names.filter((name) => !isBookkeeping(name) && !isStaged(name) && !name.startsWith('system.'));
    collections.push(...kept.map((name) => ({ service, collection: database.collection(name) })));
  }
  return collections;
};

export const hasDocuments = async (data: Data): Promise<boolean> => {
  for (const { collection } of await collectionsOf(data)) if (await collection.findOne({})) return true;
  return false;
};
