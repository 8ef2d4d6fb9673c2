import { startTemporaryMongo } from '@hearthstay/testing';

interface DatabaseServer {
  uri: string;
  close(): Promise<void>;
}

/**
 * The server at `MONGODB_URI`; otherwise the embedded database, which is reported on stderr, so that the tested engine
 * is known.
 */
export const openDatabaseServer = async (): Promise<DatabaseServer> => {
  const uri = process.env.MONGODB_URI;
  if (uri) return { uri, close: () => Promise.resolve() };
  process.stderr.write('MONGODB_URI is not set: this deployment runs on the embedded database.\n');
  return startTemporaryMongo();
};
