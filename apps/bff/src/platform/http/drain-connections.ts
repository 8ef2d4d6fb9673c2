import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises';
import type { RequestGate } from './request-gate';

/** Longer than a busy client leaves a connection idle between two requests. */
const idle = { steps: 25, stepMs: 20 };
/**
 * The time without a new connection before the server stops listening. Clients that wait for a response do not connect
 * again.
 */
const connectionPause = { steps: 12, stepMs: 2 };
/**
 * The longest iteration of the event loop after which the server stops listening. Each iteration accepts the
 * connections that arrived before it; those that arrive during a long one would be reset.
 */
const shortIterationMs = 1;
/** The maximum wait under so many clients that their connections never pause. */
const maxWaitMs = 2_000;

/**
 * Resolves when a counter has not changed for a number of steps, or when `isOver`. Each step ends with an iteration of
 * the event loop: without processor time the process accepts no connections, which must not count as idle.
 */
const counterIsStable = async (
  count: () => number,
  { steps, stepMs }: { steps: number; stepMs: number },
  isOver: () => boolean,
): Promise<void> => {
  for (let still = 0; still < steps && !isOver();) {
    const before = count();
    await pause(stepMs);
    await nextIteration();
    still = count() === before ? still + 1 : 0;
  }
};

/**
 * Resolves at the end of a short iteration of the event loop in which the counter has not changed, or when `isOver`.
 */
const shortIteration = async (count: () => number, isOver: () => boolean): Promise<void> => {
  for (let isQuiet = false; !isQuiet && !isOver();) {
    const [before, start] = [count(), performance.now()];
    await nextIteration();
    isQuiet = count() === before && performance.now() - start < shortIterationMs;
  }
};

/** Returns a function that says whether {@link maxWaitMs} have passed. */
const maxWait = (): (() => boolean) => {
  const end = performance.now() + maxWaitMs;
  return () => performance.now() > end;
};

/**
 * Closes a server without resetting a connection. A request that arrives on an idle connection while it is closed gets
 * no response, so clients that keep connections alive first get a response with `Connection: close`. They connect again
 * at once, and the operating system resets connections that are not accepted when the server stops listening. Therefore
 * the last requests are held until no client connects any more, and get their response after the server has stopped
 * listening. Then idle connections are closed, new ones after a longer wait.
 *
 * @param gate passes the server's requests to their listener.
 * @returns a function that closes the server; its promise resolves when the last response has been sent.
 */
export const drainConnections = (server: Server, gate: RequestGate): (() => Promise<void>) => {
  const underWay = new Set<ServerResponse>();
  let connections = 0;
  let events = 0;
  let finalRequests = 0;
  let isClosing = false;
  const connectedBefore = new WeakSet<Socket>();
  /**
   * Connections since the closing began without a request so far: slow clients, and browsers that connect in advance.
   */
  const newConnections = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    connections += 1;
    if (!isClosing) {
      connectedBefore.add(socket);
      return;
    }
    newConnections.add(socket);
    socket.once('close', () => newConnections.delete(socket));
  });
  // Precedes the listener that may send the response at once, with its headers.
  server.prependListener('request', (request, response) => {
    events += 1;
    underWay.add(response);
    newConnections.delete(request.socket);
    if (isClosing) response.shouldKeepAlive = false;
    if (isClosing && connectedBefore.has(request.socket)) finalRequests += 1;
    response.once('close', () => {
      events += 1;
      underWay.delete(response);
    });
  });

  const hasConnections = (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

  const stopListening = async (): Promise<{ isClosed: () => boolean; closed: Promise<void> }> => {
    gate.hold();
    const isOver = maxWait();
    await counterIsStable(() => connections, connectionPause, isOver);
    await shortIteration(() => connections, isOver);
    let isClosed = false;
    const closed = new Promise<void>((resolve) => {
      server.close(() => {
        isClosed = true;
        resolve();
      });
    });
    gate.release();
    return { isClosed: () => isClosed, closed };
  };

  return async () => {
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    if (await hasConnections()) await counterIsStable(() => finalRequests, idle, maxWait());
    const { isClosed, closed } = await stopListening();
    const isOver = maxWait();
    do await counterIsStable(() => events, idle, isClosed);
    while (!isClosed() && (underWay.size > 0 || (newConnections.size > 0 && !isOver())));
    server.closeAllConnections();
    await closed;
  };
};
