import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { unfinishedImportMark } from '@hearthstay/database';
import type { mongo } from 'mongoose';

/** All that a product keeps: a database for each service, on one server. */
export interface Data {
  client: mongo.MongoClient;
  /** Where it lies, for messages. */
  place: string;
  database(service: ServiceName): mongo.Db;
  close(): Promise<void>;
}

export interface ServiceCollection {
  service: ServiceName;
  collection: mongo.Collection;
}

export const databasesOf = (data: Data): mongo.Db[] => serviceNames.map((service) => data.database(service));

/** Every collection of every service, in the order of their names. */
export const collectionsOf = async (data: Data): Promise<ServiceCollection[]> => {
  const collections: ServiceCollection[] = [];
  for (const service of serviceNames) {
    const database = data.database(service);
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    const kept = names.filter((name) => name !== unfinishedImportMark && !name.startsWith('system.')).sort();
    collections.push(...kept.map((name) => ({ service, collection: database.collection(name) })));
  }
  return collections;
};
