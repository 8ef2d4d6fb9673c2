import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadFigures } from '../metrics/figures';
import { createMetricsPage, type MetricsPage } from '../metrics/metrics-page';
import { listen } from '../process/listen';
import type { Running } from '../service/start-service';
import { liveAnswer, readyAnswers, type HealthAnswer, type IsReady } from './health';

export interface HealthServer extends Running {
  port: number;
}

/** What the process says of itself. */
export interface Health {
  isReady: IsReady;
  readFigures: ReadFigures;
}

const sendHealth = (response: ServerResponse, { status, body }: HealthAnswer): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const sendMetrics = async (response: ServerResponse, metrics: MetricsPage): Promise<void> => {
  const text = await metrics.text();
  response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
};

/** Answers `/health/live`, `/health/ready` and `/metrics` on a port of its own, which nothing outside needs to reach. */
export const startHealthServer = async (
  { host, port }: { host: string; port: number },
  { isReady, readFigures }: Health,
): Promise<HealthServer> => {
  const metrics = await createMetricsPage(readFigures);
  const readyAnswer = readyAnswers(isReady);

  const answer = async (path: string | undefined, response: ServerResponse): Promise<void> => {
    switch (path) {
      case '/health/live':
        return sendHealth(response, liveAnswer);
      case '/health/ready':
        return sendHealth(response, await readyAnswer());
      case '/metrics':
        return sendMetrics(response, metrics);
      default:
        response.writeHead(404).end();
    }
  };

  const server = createServer((request, response) => {
    answer(request.url, response).catch(() => response.writeHead(503).end());
  });
  await listen(server, { host, port, setting: 'HEALTH_PORT' });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      metrics.clear();
    },
  };
};
