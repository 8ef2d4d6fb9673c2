import { setTimeout as pause } from 'node:timers/promises';
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
/** How long a start tries to connect, in milliseconds. A process that loads its modules misses the limit of one try. */
const connectingFor = 10_000;
/** The pause between two tries, in milliseconds: a closed port refuses at once. */
const retryAfter = 200;
/** The time limit of a readiness check, in milliseconds; shorter than the timeout of its caller. */
const silentAfter = 2_000;
/** The time limit for a reply of the database, in milliseconds. */
const replyTimeout = 5_000;

/**
 * The interval of the driver's server checks, in milliseconds. It is shorter than the minimum time between two checks,
 * so a check never follows another one at once. Otherwise, when all connections break together, as in a restart of the
 * server, the driver would check at once over a connection that is broken and not yet detected as such, and wait for
 * its reply for ever.
 *
 * Together with `unreachableAfter` it is shorter than `replyTimeout`, so that the driver sends nothing more to a
 * database that stopped responding once the first call to it has failed. Calls fail until the check after one that took
 * too long, so the minimum time is not much longer than the time limit for selecting a server.
 */
const monitoring = { heartbeatFrequencyMS: 1_800, minHeartbeatFrequencyMS: 2_000 };

/** Repeats a try that fails. @throws the error of the last try, which began before the time was over */
const retryFor = async <T>(milliseconds: number, attempt: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await pause(retryAfter);
    }
  }
};

/**
 * Opens a connection that is ready to use, and reconnects by itself from then on. Nothing is created in the background:
 * indexes are created when `DatabaseModule` or the caller awaits `model.createIndexes()`.
 *
 * Every write is acknowledged only after a majority has it in its journal. Operators in filters are wrapped in
 * `trusted`, so that no external value can become one. Filters on fields that are not in the schema are refused. No
 * write of a command starts after the command's deadline.
 *
 * @throws MongooseServerSelectionError when the database cannot be reached for ten seconds.
 * @throws UnfinishedImport during an import into it, and after an interrupted one.
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
        socketTimeoutMS: replyTimeout,
        ...monitoring,
        // The driver has written these texts itself. Validating their UTF-8 again takes most of the time of reading
        // long ones.
        enableUtf8Validation: false,
        writeConcern: { w: 'majority', journal: true },
      })
      .asPromise();
  const connection = await retryFor(connectingFor, connect);
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
