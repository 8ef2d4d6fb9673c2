import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

const cutOff = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.complete) return;
  if (response.headersSent) request.destroy();
  else response.writeHead(408, { Connection: 'close' }).end(() => request.destroy());
};

/** Answers 408 to requests whose body does not arrive in time, whether or not a handler reads it. */
export const limitBodyDuration = (server: Server, milliseconds: number): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => cutOff(request, response), milliseconds);
    timers.set(request, timer);
    request.once('end', () => clearTimeout(timer));
  });
};

/** Removes the limit for a request; only the server's `requestTimeout` applies to its body. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
