import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Ends a request whose body is incomplete. A response behind others that the client does not read would wait for them,
 * so the connection is closed without one.
 */
const cutOff = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.complete) return;
  if (response.headersSent || !response.socket) {
    request.destroy();
    return;
  }
  // The rest of the body must not start a command after the client was told that it came too late.
  request.pause();
  response.writeHead(408, { Connection: 'close' }).end(() => request.destroy());
};

/** Responds with 408 to requests whose body does not arrive in time, whether or not a handler reads it. */
export const limitBodyDuration = (server: Server, milliseconds: number): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => cutOff(request, response), milliseconds);
    timers.set(request, timer);
    request.once('close', () => clearTimeout(timer));
  });
};

/** Removes the limit for a request; only the server's `requestTimeout` applies to its body. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
