import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Running } from '../service/start-service';
import { liveAnswer, readyAnswer, type HealthAnswer, type IsReady } from './health';

export interface HealthServer extends Running {
  port: number;
}

const sendHealth = (response: ServerResponse, { status, body }: HealthAnswer): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const answer = async (path: string | undefined, response: ServerResponse, isReady: IsReady): Promise<void> => {
  switch (path) {
    case '/health/live':
      return sendHealth(response, liveAnswer);
    case '/health/ready':
      return sendHealth(response, await readyAnswer(isReady));
    case '/metrics':
      response.writeHead(200, { 'Content-Type': register.contentType }).end(await register.metrics());
      return;
    default:
      response.writeHead(404).end();
  }
};

/** Answers `/health/live`, `/health/ready` and `/metrics` on a port of its own, which nothing outside needs to reach. */
export const startHealthServer = async (
  { host, port }: { host: string; port: number },
  isReady: IsReady,
): Promise<HealthServer> => {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    answer(request.url, response, isReady).catch(() => response.writeHead(503).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      register.clear();
    },
  };
};
