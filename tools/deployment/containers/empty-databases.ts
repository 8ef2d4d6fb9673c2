import { mongo } from 'mongoose';

const services = ['admin-auth', 'bookings', 'media', 'notifications'];
const names = services.map((service) => `hearthstay-${service}`);

/** The databases of the services on the server at `MONGODB_URI`. Their names are fixed. */
export interface EmptyDatabases {
  uri: string;
  remove(): Promise<void>;
}

/** @throws Error when there is no server, or when it contains data of anything but this test. */
export const takeEmptyDatabases = async (): Promise<EmptyDatabases> => {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new Error('MONGODB_URI must be the address of a MongoDB server without data of Hearthstay.');
  const client = await mongo.MongoClient.connect(uri);
  const { databases } = await client.db('admin').admin().listDatabases();
  const taken = databases.map(({ name }) => name).filter((name) => names.includes(name));
  if (taken.length > 0) {
    await client.close();
    throw new Error(`${taken.join(' and ')} exist already on the server at MONGODB_URI.`);
  }
  return {
    uri,
    remove: async () => {
      for (const name of names) await client.db(name).dropDatabase();
      await client.close();
    },
  };
};
