import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { migrationsCollection } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import type { TestDatabase } from '@hearthstay/testing';
import type { Document } from 'bson';
import { EJSON } from 'bson';
import { mongo } from 'mongoose';
import { collectionsOf, type Data } from '../data/data';
import { readDocuments } from '../data/read-documents';

interface Stored {
  _id: unknown;
}

export const storedIn = (data: Data, service: ServiceName, name: string): mongo.Collection<Stored & Document> =>
  data.database(service).collection(name);

/** A product's data on a server that tests share, in databases that no other test uses. */
export const dataOn = (database: TestDatabase): Data => {
  const client = database.connection().getClient();
  return {
    client,
    place: 'the test server',
    database: (service) => client.db(`${database.name().slice(-12)}-${service}`),
    close: () => Promise.resolve(),
  };
};

/** A product's data in a new embedded database, which is removed when it is closed. */
export const dataInNewDirectory = async (): Promise<Data> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-data-'));
  const server = await startEmbeddedMongo({ directory });
  const client = await new mongo.MongoClient(server.uri).connect();
  return {
    client,
    place: directory,
    database: (service) => client.db(`hearthstay-${service}`),
    close: async () => {
      await client.close();
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
};

export const clear = async (data: Data): Promise<void> => {
  for (const service of serviceNames) await data.database(service).dropDatabase();
};

/**
 * All documents by collection, as Extended JSON: canonical to distinguish the types of numbers, otherwise relaxed.
 * Without the applied migrations, to which an import adds its own.
 */
export const contentsOf = async (data: Data, { relaxed }: { relaxed: boolean }): Promise<Record<string, string[]>> => {
  const contents: Record<string, string[]> = {};
  for (const { service, collection } of await collectionsOf(data)) {
    if (collection.collectionName === migrationsCollection) continue;
    const documents: Document[] = [];
    for await (const document of readDocuments(collection)) documents.push(document);
    contents[`${service}.${collection.collectionName}`] = documents.map((each) => EJSON.stringify(each, { relaxed }));
  }
  return contents;
};
