import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { getBackgroundImage, storeBackgroundImage } from '@hearthstay/contracts';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { createInProcessTransport, type RpcClient } from '@hearthstay/messaging';
import { readEnv, startService } from '@hearthstay/runtime';
import { median, p99 } from '@hearthstay/testing/measuring';
import { media } from '../index';
import { detailedPhoto } from '../testing/photos';

const uploads = 9;

/** The actual duration of 10 ms timers during an operation, in milliseconds. */
const timersDuring = async (work: Promise<unknown>): Promise<number[]> => {
  const done = new AbortController();
  const working = work.finally(() => done.abort());
  const durations: number[] = [];
  while (!done.signal.aborted) {
    const before = performance.now();
    await pause(10);
    durations.push(performance.now() - before);
  }
  await working;
  return durations;
};

const isFinished = async (client: RpcClient): Promise<boolean> => {
  const { image } = await client.call(getBackgroundImage, {});
  return image?.files.some(({ contentType }) => contentType === 'image/avif') ?? false;
};

/** Everything in one process, with the embedded database, where an upload can block the most work. */
const startMedia = async () => {
  Logger.overrideLogger(false);
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-bench-'));
  const database = await startEmbeddedMongo({ directory });
  const transport = createInProcessTransport();
  const service = await startService(media, { env: readEnv({}), databaseUri: database.uri, transport });
  return {
    client: transport.client,
    close: async () => {
      await service.close();
      await transport.close();
      await database.close();
      rmSync(directory, { recursive: true });
    },
  };
};

export default async () => {
  const { client, close } = await startMedia();
  const during: number[] = [];
  const atRest: number[] = [];
  const durations: number[] = [];
  for (let upload = 0; upload < uploads; upload += 1) {
    const photo = await detailedPhoto({ width: 5_000 + upload, height: 3_333 });
    const contentBase64 = photo.toString('base64');
    // Measured alternately, so that other load on the machine affects both equally.
    atRest.push(...(await timersDuring(pause(1_000))));
    const before = performance.now();
    during.push(...(await timersDuring(client.call(storeBackgroundImage, { contentBase64 }))));
    durations.push(performance.now() - before);
    while (!(await isFinished(client))) await pause(100);
  }
  await close();
  return [
    { name: 'upload of a photo of 17 megapixels', value: median(durations), unit: 'ms' },
    { name: 'event loop during an upload, p99 of timers of 10 ms', value: p99(during), unit: 'ms' },
    { name: 'the same against a process at rest', value: p99(during) / p99(atRest), unit: 'times', target: 3 },
  ];
};
