import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Load {
  port: number;
  path: string;
  /** A JSON body to post; without one the path is read. */
  body?: string | undefined;
  /** In the form in which they are sent: `Accept-Encoding: br`. */
  headers?: string[];
  callers: number;
  milliseconds: number;
}

/** Reads one whole response. @returns its length in bytes */
const firstResponse = async (socket: Socket, request: string): Promise<number> => {
  socket.write(request);
  let received = Buffer.alloc(0);
  for (;;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    received = Buffer.concat([received, part]);
    const head = received.indexOf('\r\n\r\n') + 4;
    const body = Number(/^Content-Length: (\d+)/im.exec(received.toString('latin1'))?.[1]);
    if (head > 3 && received.length >= head + body) return received.length;
  }
};

const requestText = ({ port, path, headers = [], body }: Load): string => {
  const entity =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  const method = body === undefined ? 'GET' : 'POST';
  return [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`, ...headers, ...entity, '', body ?? ''].join('\r\n');
};

/**
 * Sends the next request as soon as the previous response is complete. All responses have the same length, so their
 * bytes can be counted without parsing them.
 */
const callAgainAndAgain = async (load: Load, onResponse: () => void): Promise<Socket> => {
  const { port } = load;
  const request = requestText(load);
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  const length = await firstResponse(socket, request);
  let missing = length;
  socket.on('data', (part: Buffer) => {
    missing -= part.length;
    if (missing > 0) return;
    missing += length;
    onResponse();
    socket.write(request);
  });
  socket.write(request);
  return socket;
};

/**
 * Keeps this thread from waiting for responses. A server spends its own time on waking up a thread that waits, and a
 * slower server does so more often: measured, 10 µs more of work appear as 20.
 *
 * @returns a function that ends it
 */
const stayAwake = (): (() => void) => {
  let isOver = false;
  const turn = (): void => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
  };
};

const responsesPerSecond = async (load: Load): Promise<number> => {
  let responses = 0;
  const callers = Array.from({ length: load.callers }, () => callAgainAndAgain(load, () => (responses += 1)));
  const sockets = await Promise.all(callers);
  const mayWait = stayAwake();
  const [before, start] = [responses, performance.now()];
  await new Promise((resolve) => setTimeout(resolve, load.milliseconds));
  const perSecond = ((responses - before) / (performance.now() - start)) * 1_000;
  mayWait();
  sockets.forEach((socket) => socket.destroy());
  return perSecond;
};

// The clients run in a separate thread, because they need about as much processor time as the server.
if (!isMainThread) parentPort?.postMessage(await responsesPerSecond(workerData as Load));

/** The responses per second of a local server under this load. */
export const throughputOf = async (load: Load): Promise<number> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  const [perSecond] = (await once(worker, 'message')) as [number];
  return perSecond;
};
