import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startTemporaryMongo } from '../database/temporary-mongo';

const role = 'database';

const serve = async (): Promise<void> => {
  const { uri, close } = await startTemporaryMongo();
  parentPort?.once('message', () => void close().then(() => process.exit()));
  parentPort?.postMessage(uri);
};

if (!isMainThread && workerData === role) await serve();

/**
 * The embedded database in a separate thread, in place of a database server, so that it does not block the event loop
 * of the measured process. Its data is removed when it is closed.
 */
export const startDatabaseThread = async (): Promise<{ uri: string; close(): Promise<void> }> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: role });
  const [uri] = (await once(worker, 'message')) as [string];
  return {
    uri,
    close: async () => {
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
};
