import type { NestExpressApplication } from '@nestjs/platform-express';
import { liveResponse, readyResponse, type HealthResponse, type IsReady } from '@hearthstay/runtime';
import type { RequestHandler } from 'express';
import { cacheControl } from '../cache/cache-control';

const respondWith =
  (read: () => HealthResponse | Promise<HealthResponse>): RequestHandler =>
  async (_request, response) => {
    const { status, body } = await read();
    response.set('Cache-Control', cacheControl.never).status(status).json(body);
  };

/** Serves `/health/live` and `/health/ready` beside the API, for a process without a separate health port. */
export const serveHealth = (app: NestExpressApplication, isReady: IsReady): void => {
  app.use(
    '/health/live',
    respondWith(() => liveResponse),
  );
  app.use('/health/ready', respondWith(readyResponse(isReady)));
};
