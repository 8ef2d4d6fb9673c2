import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Emits `close` for the responses to pipelined requests that wait for an earlier response when their connection ends.
 * Node 20 emits it only for the response that it is sending, so code that waits for the end of another one would wait
 * for ever. Node 24 emits it for all of them, right after the connection has ended.
 */
export const closeQueuedResponses = (server: Server): void => {
  const responses = new WeakMap<Socket, Set<ServerResponse>>();

  server.on('connection', (socket: Socket) => {
    const open = new Set<ServerResponse>();
    responses.set(socket, open);
    socket.once('close', () =>
      setImmediate(() => {
        for (const response of open) if (!response.socket) response.emit('close');
      }),
    );
  });
  server.on('request', ({ socket }, response) => {
    const open = responses.get(socket);
    open?.add(response);
    response.once('close', () => open?.delete(response));
  });
};
