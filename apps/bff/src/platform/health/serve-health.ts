import type { NestExpressApplication } from '@nestjs/platform-express';
import { liveAnswer, readyAnswers, type HealthAnswer, type IsReady } from '@hearthstay/runtime';
import type { RequestHandler } from 'express';

const answering =
  (answer: () => HealthAnswer | Promise<HealthAnswer>): RequestHandler =>
  async (_request, response) => {
    const { status, body } = await answer();
    response.set('Cache-Control', 'no-store').status(status).json(body);
  };

/** Answers `/health/live` and `/health/ready` beside the API, for a process that has no port of its own for them. */
export const serveHealth = (app: NestExpressApplication, isReady: IsReady): void => {
  app.use(
    '/health/live',
    answering(() => liveAnswer),
  );
  app.use('/health/ready', answering(readyAnswers(isReady)));
};
