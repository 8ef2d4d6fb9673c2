import { Mongoose } from 'mongoose';
import type { Connection } from 'mongoose';
import { hasUnfinishedImport } from './import/unfinished-import';
import { UnfinishedImport } from './import/unfinished-import-error';
import { refuseWritesAfterDeadline } from './writes-after-deadline';

export interface DatabaseOptions {
  /** A MongoDB connection string, of a server, a cluster or the embedded database. */
  uri: string;
  /** The service's own database, such as `hearthstay-bookings`. */
  name: string;
}

/** The time limit for selecting a server, in milliseconds; shorter than the deadline of any request. */
const unreachableAfter = 1_500;
/** The time limit of a readiness check, in milliseconds; shorter than the timeout of its caller. */
const silentAfter = 2_000;
/** The time limit for a reply of the database, in milliseconds. */
const unansweredAfter = 5_000;

/**
 * How often the driver looks whether the server is there, in milliseconds. When all connections break at once, as they
 * do when a server restarts, it would look again in the same instant, by a connection that is broken and not yet known
 * to be, and wait for its answer for ever. It never does so while the least time between two looks is the longer one:
 * then it always has to wait a little.
 */
const monitoring = { heartbeatFrequencyMS: 1_000, minHeartbeatFrequencyMS: 2_000 };

/**
 * Opens a connection that is ready to use, and reconnects by itself from then on. Nothing is created in the background:
 * indexes are made when `DatabaseModule` or the caller awaits `model.createIndexes()`.
 *
 * Every write is acknowledged only after a majority has it in its journal. Operators in filters are wrapped in
 * `trusted`, so that no value from outside can become one; fields that a schema does not know are refused in filters.
 * No write of a command starts after the command's deadline.
 *
 * @throws MongooseServerSelectionError when the database cannot be reached in two tries.
 * @throws UnfinishedImport while an import into it is under way, and after one that was cut short.
 */
export const openDatabase = async ({ uri, name }: DatabaseOptions): Promise<Connection> => {
  const mongoose = new Mongoose({
    strictQuery: 'throw',
    sanitizeFilter: true,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
  });
  mongoose.plugin(refuseWritesAfterDeadline);
  const connect = () =>
    mongoose
      .createConnection(uri, {
        dbName: name,
        serverSelectionTimeoutMS: unreachableAfter,
        connectTimeoutMS: unreachableAfter,
        socketTimeoutMS: unansweredAfter,
        ...monitoring,
        // The server holds what this driver wrote. Checking texts again, character by character, is most of what
        // reading long ones costs.
        enableUtf8Validation: false,
        writeConcern: { w: 'majority', journal: true },
      })
      .asPromise();
  // A process that has just started loads its modules, which can take longer than the time limit of the first try.
  const connection = await connect().catch(connect);
  if (await hasUnfinishedImport(connection.getClient().db(name))) {
    await connection.close();
    throw new UnfinishedImport(name);
  }
  return connection;
};

/** Waits for calls in progress and closes the connection. */
export const closeDatabase = (connection: Connection): Promise<void> => connection.close();

/** Resolves when the database replies. @throws if it does not within two seconds */
export const pingDatabase = async (connection: Connection): Promise<void> => {
  const signal = AbortSignal.timeout(silentAfter);
  await connection.getClient().db(connection.name).command({ ping: 1 }, { signal });
};
