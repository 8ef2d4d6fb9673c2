import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '../start';

/**
 * This program serves a directory and writes to it through the driver until it is killed. Each line on standard output
 * is a write that was acknowledged before the line was written.
 */
export interface Acknowledged {
  inserted?: { _id: string; email: string };
  /** A deletion was sent and not acknowledged, so the guest may be deleted. */
  removing?: { _id: string };
  removed?: { _id: string };
  /** The counter of a writer has reached this value. */
  counted?: { writer: string; value: number };
}

interface Guest {
  _id: string;
  email: string;
}

interface Counter {
  _id: string;
  value: number;
  outbox: { id: number }[];
}

const [directory = '', round = ''] = process.argv.slice(2);
const writers = 8;

const report = (acknowledged: Acknowledged): void => {
  process.stdout.write(`${JSON.stringify(acknowledged)}\n`);
};

const isDuplicate = (error: unknown): boolean => error instanceof mongo.MongoServerError && error.code === 11000;

const write = async (db: mongo.Db, writer: string): Promise<never> => {
  const guests = db.collection<Guest>('guests');
  const counters = db.collection<Counter>('counters');
  for (let value = 1; ; value++) {
    const guest = { _id: `${writer}-${value}`, email: `${writer}-${value}@example.com` };
    await guests.insertOne(guest);
    report({ inserted: guest });
    const again = await guests.insertOne({ ...guest, _id: `${guest._id}-again` }).catch((error: unknown) => error);
    if (!isDuplicate(again)) throw new Error(`${guest.email} was stored twice`);
    await counters.updateOne(
      { _id: writer, value: value - 1 },
      { $inc: { value: 1 }, $push: { outbox: { id: value } } },
    );
    report({ counted: { writer, value } });
    if (value % 3 !== 0) continue;
    report({ removing: guest });
    await guests.deleteOne({ _id: guest._id });
    report({ removed: guest });
  }
};

const { uri } = await startEmbeddedMongo({ directory });
const client = await new mongo.MongoClient(uri, { writeConcern: { w: 'majority', journal: true } }).connect();
const db = client.db('durability');
await db.collection('guests').createIndexes([{ key: { email: 1 }, unique: true }]);
await db.collection('counters').createIndexes([{ key: { 'outbox.id': 1 } }]);
const names = Array.from({ length: writers }, (_, number) => `round-${round}-writer-${number}`);
await db.collection<Counter>('counters').insertMany(names.map((_id) => ({ _id, value: 0, outbox: [] })));
await Promise.all(names.map((name) => write(db, name)));
