import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { eraseGuest, listOccupiedDays } from '@hearthstay/contracts';
import { openDatabase } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { Scheduler } from '@hearthstay/scheduler';
import { median, p99 } from '@hearthstay/testing/measuring';
import { startInstance } from '@hearthstay/testing/service';
import { bookings } from '../index';
import { seed } from './seeded-bookings';

const count = 100_000;
/** Some of 5,000 guests, each with 20 stays, all of which are past. */
const emails = Array.from({ length: 10 }, (_, index) => `guest-${4_000 + index}@mail.example`);
/** Between two erasures; a p99 of fewer reads would be their slowest. */
const readsAtRest = 30;
/** High, so that a slow call results in a measurement and not in an error. */
const patiently = { ...eraseGuest, deadlineMs: 60_000 };

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** How long each erasure takes, and the reads at rest and meanwhile. */
const measure = async (uri: string) => {
  const name = `bench-${randomUUID()}`;
  const service = await startInstance(bookings, { uri: () => uri, name: () => name });
  await service.get(Scheduler).beforeApplicationShutdown();
  await seed(uri, count, name);
  const read = () => millisecondsOf(() => service.client.call(listOccupiedDays, {}));
  const erasures: number[] = [];
  const atRest: number[] = [];
  const meanwhile: number[] = [];
  await read();
  // Measured alternately, so that other load on the machine affects both equally.
  for (const email of emails) {
    for (let reads = 0; reads < readsAtRest; reads += 1) atRest.push(await read());
    const ending = new AbortController();
    const erasure = millisecondsOf(() => service.client.call(patiently, { email })).finally(() => ending.abort());
    while (!ending.signal.aborted) meanwhile.push(await read());
    erasures.push(await erasure);
  }
  await service.close();
  const connection = await openDatabase({ uri, name });
  await connection.dropDatabase();
  await connection.close();
  return { erasures, atRest, meanwhile };
};

const onEmbeddedDatabase = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-bench-'));
  const { uri, close } = await startEmbeddedMongo({ directory });
  const measured = await measure(uri);
  await close();
  await rm(directory, { recursive: true });
  return measured;
};

/** Guests with 20 stays each among 100,000 bookings, on the embedded database and, if it is set, on `MONGODB_URI`. */
export default async () => {
  Logger.overrideLogger(false);
  const { MONGODB_URI } = process.env;
  const engines = [
    { engine: 'embedded', ...(await onEmbeddedDatabase()) },
    ...(MONGODB_URI ? [{ engine: 'MONGODB_URI', ...(await measure(MONGODB_URI)) }] : []),
  ];
  return engines.flatMap(({ engine, erasures, atRest, meanwhile }) => [
    { name: `erasing a guest of 100,000 bookings, ${engine}`, value: median(erasures), unit: 'ms', target: 5_000 },
    { name: `reading the occupied days before, ${engine}`, value: median(atRest), unit: 'ms' },
    { name: `reading the occupied days meanwhile, ${engine}`, value: median(meanwhile), unit: 'ms', target: 200 },
    { name: `p99 of the reads before, ${engine}`, value: p99(atRest), unit: 'ms' },
    { name: `p99 of the reads meanwhile, ${engine}`, value: p99(meanwhile), unit: 'ms' },
    {
      name: `p99 of the reads, meanwhile to before, ${engine}`,
      value: p99(meanwhile) / p99(atRest),
      unit: 'times',
      target: 1.5,
    },
  ]);
};
