import { Logger } from '@nestjs/common';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import { startTemporaryMongo } from '@hearthstay/testing';
import { measureAlternately, median, type Metric } from '@hearthstay/testing/measuring';
import type { Collection } from 'mongoose';
import { recordRetentionMs } from '../jobs/event-age';
import { emailJobModel } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { EmailLogRepository } from '../jobs/persistence/email-log.repository';

const logged = 100_000;
const batch = 5_000;
const guests = 10_000;
const repetitions = 11;
const begin = Date.now() - recordRetentionMs;

/** Nearly all were sent; some wait, some are tried again, some were given up. */
const statusOf = (index: number) => {
  if (index % 100 === 0) return { status: 'given-up', failure: { reason: 'REFUSED', details: '550 no such user' } };
  if (index % 200 === 1) return { status: 'queued', failure: { reason: 'UNREACHABLE', details: '' } };
  return { status: index % 200 === 3 ? 'queued' : 'sent' };
};

const emailOf = (index: number) => {
  const at = new Date(begin + (index * recordRetentionMs) / logged);
  return {
    ...{ _id: `email-${index}` as never, kind: 'request-approved', to: `guest-${index % guests}@mail.example` },
    ...{ locale: 'de', requestId: `request-${index % guests}`, orderKey: `order-${index}`, ...statusOf(index) },
    ...{ attempts: 1, dueAt: at, nextAttemptAt: at, queuedAt: at, sentAt: at, endedAt: at },
    ...{ usefulUntil: null, leasedBy: null, renewals: 0, lastError: null },
  };
};

const fill = async (collection: Collection) => {
  for (let first = 0; first < logged; first += batch)
    await collection.insertMany(Array.from({ length: batch }, (_, index) => emailOf(first + index)));
};

const milliseconds = (call: () => Promise<unknown>) => async (): Promise<number> => {
  const start = performance.now();
  await call();
  return performance.now() - start;
};

const measure = async (uri: string, engine: string): Promise<Metric[]> => {
  const connection = await openDatabase({ uri, name: `hearthstay-bench-${process.pid}` });
  const model = connection.model<EmailJobDocument>(emailJobModel, emailJobSchema);
  try {
    await model.createIndexes();
    await fill(model.collection);
    const log = new EmailLogRepository(model, new Clock());
    const calls: [name: string, call: () => Promise<unknown>][] = [
      ['first page', () => log.page({}, 1)],
      ['first page of those that were given up', () => log.page({ state: 'given-up' }, 1)],
      ['e-mails of a booking', () => log.page({ requestId: 'request-77' }, 1)],
      ['search for an address', () => log.search({}, { address: 'guest-77', requestIds: [] }, 1)],
    ];
    const measured = await measureAlternately(
      repetitions,
      calls.map(([, call]) => milliseconds(call)),
    );
    return calls.map(([name], index) => ({
      name: `log of 100,000 e-mails, ${name}, ${engine}`,
      value: median(measured[index] ?? []),
      unit: 'ms',
      target: 100,
    }));
  } finally {
    await connection.dropDatabase();
    await closeDatabase(connection);
  }
};

/** What the owner waits for in a long log: on the embedded database, and on `MONGODB_URI` if that is set. */
export default async (): Promise<Metric[]> => {
  Logger.overrideLogger(false);
  const embedded = await startTemporaryMongo();
  const metrics = await measure(embedded.uri, 'embedded database');
  await embedded.close();
  const { MONGODB_URI: uri } = process.env;
  return uri ? [...metrics, ...(await measure(uri, 'MONGODB_URI'))] : metrics;
};
