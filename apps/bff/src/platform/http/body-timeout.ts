import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

const cutOff = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.complete) return;
  if (response.headersSent) request.destroy();
  else response.writeHead(408, { Connection: 'close' }).end(() => request.destroy());
};

/** Cuts off requests whose body is not there in time, whether or not somebody waits for it. */
export const limitBodyTime = (server: Server, milliseconds: number): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => cutOff(request, response), milliseconds);
    timers.set(request, timer);
    request.once('end', () => clearTimeout(timer));
  });
};

/** Gives the body of a request the time of the slowest one, once it is known who sends it. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
