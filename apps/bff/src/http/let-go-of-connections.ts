import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turnOfTheLoop, setTimeout as pause } from 'node:timers/promises';

/** Longer than a busy caller leaves a connection idle between two requests, shorter than anybody minds when a process ends. */
const lastRequestsMs = 500;
/** For more callers than can be served: some will always be waiting to be connected, and the process has to end. */
const crowdMs = 2_000;

/**
 * Lets a server go without cutting anybody off. Whoever sends a request just when an idle connection is closed gets no answer at all, so
 * callers that keep their connections are told with an answer not to use them again. Who connects at the last moment, as proxies do for
 * each request, is heard as well. What stays silent for a moment is ended then: also the connections that browsers have opened in advance.
 *
 * @returns what closes the server; it resolves when the last answer has been sent.
 */
export const letGoOfConnections = (server: Server): (() => Promise<void>) => {
  const underWay = new Set<ServerResponse>();
  let connected = 0;
  let isClosing = false;
  let isOver = false;

  const endIdle = (): void => {
    if (underWay.size === 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };

  server.on('connection', () => (connected += 1));

  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      underWay.delete(response);
      if (isOver) endIdle();
    });
  });

  const hasConnections = (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

  /** Those that the operating system has taken, and nobody here yet, would be cut off by the end of the listening. */
  const nobodyConnects = async (): Promise<void> => {
    const giveUpAt = performance.now() + crowdMs;
    let before: number;
    do {
      before = connected;
      await turnOfTheLoop();
    } while (connected > before && performance.now() < giveUpAt);
  };

  return async () => {
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    if (await hasConnections()) await pause(lastRequestsMs);
    await nobodyConnects();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if (await hasConnections()) await Promise.race([pause(lastRequestsMs), closed]);
    isOver = true;
    endIdle();
    await closed;
  };
};
