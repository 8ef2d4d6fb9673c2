import { startTemporaryMongo } from '@hearthstay/testing';

interface DatabaseServer {
  uri: string;
  close(): Promise<void>;
}

/**
 * The server that `MONGODB_URI` names; where it names none, the embedded one, which is said, so that nobody takes one
 * for the other.
 */
export const openDatabaseServer = async (): Promise<DatabaseServer> => {
  const uri = process.env.MONGODB_URI;
  if (uri) return { uri, close: () => Promise.resolve() };
  process.stderr.write('MONGODB_URI is not set: this house runs on the embedded database.\n');
  return startTemporaryMongo();
};
