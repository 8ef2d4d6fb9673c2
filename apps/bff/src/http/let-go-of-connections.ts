import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a busy caller leaves a connection idle between two requests, shorter than anybody minds when a process ends. */
const lastRequestsMs = 500;

/**
 * Lets a server go without cutting anybody off. Whoever sends a request just when an idle connection is closed gets no answer at all, so
 * callers that keep their connections are told with an answer not to use them again. What stays silent for a moment is ended then: also
 * the connections that browsers have opened in advance.
 *
 * @returns what closes the server; it resolves when the last answer has been sent.
 */
export const letGoOfConnections = (server: Server): (() => Promise<void>) => {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;

  const endIdle = (): void => {
    if (underWay.size === 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };

  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      underWay.delete(response);
      if (!server.listening) endIdle();
    });
  });

  const hasConnections = (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

  return async () => {
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    if (await hasConnections()) await pause(lastRequestsMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endIdle();
    await closed;
  };
};
