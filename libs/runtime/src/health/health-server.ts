import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { listen } from '../process/listen';
import type { Running } from '../service/start-service';
import { liveAnswer, readyAnswer, type HealthAnswer, type IsReady } from './health';

export interface HealthServer extends Running {
  port: number;
}

const sendHealth = (response: ServerResponse, { status, body }: HealthAnswer): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const sendMetrics = async (response: ServerResponse, metrics: Registry): Promise<void> => {
  response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.metrics());
};

const answer = async (
  path: string | undefined,
  response: ServerResponse,
  isReady: IsReady,
  metrics: Registry,
): Promise<void> => {
  switch (path) {
    case '/health/live':
      return sendHealth(response, liveAnswer);
    case '/health/ready':
      return sendHealth(response, await readyAnswer(isReady));
    case '/metrics':
      return sendMetrics(response, metrics);
    default:
      response.writeHead(404).end();
  }
};

/** Answers `/health/live`, `/health/ready` and `/metrics` on a port of its own, which nothing outside needs to reach. */
export const startHealthServer = async (
  { host, port }: { host: string; port: number },
  isReady: IsReady,
): Promise<HealthServer> => {
  const { collectDefaultMetrics, register } = await import('prom-client');
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    answer(request.url, response, isReady, register).catch(() => response.writeHead(503).end());
  });
  await listen(server, { host, port, setting: 'HEALTH_PORT' });
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
