import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

const role = 'mail sink';

/** An SMTP server that discards every message. */
const serve = (): void => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _session, respond) => {
      stream.resume().once('end', () => respond());
    },
  });
  server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.server.address() as AddressInfo).port));
};

// It runs in a separate thread, because it is not measured.
if (!isMainThread && workerData === role) serve();

export const startMailSink = async (): Promise<{ url: string; close(): Promise<unknown> }> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: role });
  const [port] = (await once(worker, 'message')) as [number];
  return { url: `smtp://127.0.0.1:${port}`, close: () => worker.terminate() };
};
