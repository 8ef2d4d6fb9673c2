import type { NestExpressApplication } from '@nestjs/platform-express';
import { liveAnswer, readyAnswers, type HealthAnswer, type IsReady } from '@hearthstay/runtime';
import type { RequestHandler } from 'express';
import { cacheControl } from '../cache/cache-control';

const respondWith =
  (answer: () => HealthAnswer | Promise<HealthAnswer>): RequestHandler =>
  async (_request, response) => {
    const { status, body } = await answer();
    response.set('Cache-Control', cacheControl.never).status(status).json(body);
  };

/** Serves `/health/live` and `/health/ready` beside the API, for a process without a separate health port. */
export const serveHealth = (app: NestExpressApplication, isReady: IsReady): void => {
  app.use(
    '/health/live',
    respondWith(() => liveAnswer),
  );
  app.use('/health/ready', respondWith(readyAnswers(isReady)));
};
