import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { MessageTransport } from '@hearthstay/messaging';
import type { Env, IsReady } from '@hearthstay/runtime';
import { BffModule } from './bff.module';
import { answerFromMemory } from './cache/answer-from-memory';
import { PublicSettingsCache } from './cache/public-settings.cache';
import { serveHealth } from './health/serve-health';
import { logAccess } from './http/access-log';
import { CallLimit, limitCalls } from './http/call-limit';
import { correlate } from './http/correlation';
import { readJsonBodies } from './http/json-body';
import { keepOutOfCaches, securityHeaders } from './security/headers';
import { serveSpa } from './spa/spa';

export interface BffOptions {
  env: Env;
  transport: MessageTransport;
  /** Where the built single-page application lies. */
  webDirectory: string;
  /** Given, the BFF answers `/health` on its own port; a process with a health port of its own leaves it out. */
  isReady?: IsReady;
}

/** The application with all that stands before its controllers, in the order in which a request passes it. */
export const createBff = async ({
  env,
  transport,
  webDirectory,
  isReady,
}: BffOptions): Promise<NestExpressApplication> => {
  const app = await NestFactory.create<NestExpressApplication>(BffModule.create(env, transport), {
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', env.TRUST_PROXY);
  app.disable('x-powered-by');
  const secure = securityHeaders(env.PUBLIC_URL);
  app.use(answerFromMemory(app, secure));
  app.use(correlate);
  app.use(logAccess);
  app.use(secure);
  if (isReady) serveHealth(app, isReady);
  app.use('/api', limitCalls(app.get(CallLimit)));
  app.use(serveSpa(webDirectory, app.get(PublicSettingsCache)));
  app.use(keepOutOfCaches);
  readJsonBodies(app);
  app.connectMicroservice({ strategy: transport.server({ name: 'bff', events: 'every-instance' }) });
  return app;
};
