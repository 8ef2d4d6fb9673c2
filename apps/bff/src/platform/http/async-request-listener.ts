import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';

type AsyncRequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const log = new Logger('Request');

/**
 * Makes a request listener of an asynchronous one. A failure is logged and closes the connection; an unhandled
 * rejection would end the process.
 */
export const asyncRequestListener =
  (listener: AsyncRequestListener): RequestListener =>
  (request, response) => {
    listener(request, response).catch((error: unknown) => {
      // A client that disconnects interrupts the reading of its body.
      if (request.socket.destroyed) return;
      log.error({ err: error }, 'Cannot handle a request');
      response.destroy();
    });
  };
