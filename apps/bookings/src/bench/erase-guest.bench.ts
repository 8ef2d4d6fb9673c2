import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { eraseGuest, listOccupiedDays } from '@hearthstay/contracts';
import { openDatabase } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { Scheduler } from '@hearthstay/scheduler';
import { median } from '@hearthstay/testing/measuring';
import { startInstance } from '@hearthstay/testing/service';
import { bookings } from '../index';
import { seed } from './seeded-bookings';

const count = 100_000;
/** One of 5,000 guests, with 20 stays, all of which are past. */
const email = 'guest-4000@mail.example';
/** High, so that a slow call results in a measurement and not in an error. */
const patiently = { ...eraseGuest, deadlineMs: 60_000 };

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** How long the erasure takes, and the median of the reads before and meanwhile. */
const measure = async (uri: string) => {
  const name = `bench-${randomUUID()}`;
  const service = await startInstance(bookings, { uri: () => uri, name: () => name });
  await service.get(Scheduler).beforeApplicationShutdown();
  await seed(uri, count, name);
  const read = () => millisecondsOf(() => service.client.call(listOccupiedDays, {}));
  const before = [];
  for (let reads = 0; reads < 31; reads += 1) before.push(await read());
  const ending = new AbortController();
  const erasure = millisecondsOf(() => service.client.call(patiently, { email })).finally(() => ending.abort());
  const meanwhile = [];
  while (!ending.signal.aborted) meanwhile.push(await read());
  const erased = await erasure;
  await service.close();
  const connection = await openDatabase({ uri, name });
  await connection.dropDatabase();
  await connection.close();
  return { erased, before: median(before), meanwhile: median(meanwhile) };
};

const onEmbeddedDatabase = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-bench-'));
  const { uri, close } = await startEmbeddedMongo({ directory });
  const measured = await measure(uri);
  await close();
  await rm(directory, { recursive: true });
  return measured;
};

/** A guest with 20 stays among 100,000 bookings, on the embedded database and, if it is set, on `MONGODB_URI`. */
export default async () => {
  Logger.overrideLogger(false);
  const { MONGODB_URI } = process.env;
  const engines = [
    { engine: 'embedded', ...(await onEmbeddedDatabase()) },
    ...(MONGODB_URI ? [{ engine: 'MONGODB_URI', ...(await measure(MONGODB_URI)) }] : []),
  ];
  return engines.flatMap(({ engine, erased, before, meanwhile }) => [
    { name: `erasing a guest of 100,000 bookings, ${engine}`, value: erased, unit: 'ms', target: 5_000 },
    { name: `reading the occupied days before, ${engine}`, value: before, unit: 'ms' },
    { name: `reading the occupied days meanwhile, ${engine}`, value: meanwhile, unit: 'ms', target: 200 },
  ]);
};
