import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { MessageTransport } from '@hearthstay/messaging';
import type { Env, IsReady } from '@hearthstay/runtime';
import type { Application } from 'express';
import { BffModule } from './bff.module';
import { CachedResponses } from './features/cached-responses/cached-responses';
import { PublicSettingsCache } from './features/settings/public-settings.cache';
import { serveHealth } from './platform/health/serve-health';
import { logAnswer } from './platform/http/access-log';
import { CallLimit, limitCalls } from './platform/rate-limit/request-rate-limiter';
import { nameCommands } from './platform/http/command-id';
import { correlate } from './platform/http/correlation';
import { readJsonBodies } from './platform/http/json-body-parser';
import { observeAnswers, type ObserveAnswer } from './platform/http/observe-responses';
import { limitBodyTime } from './platform/http/body-timeout';
import { limitConnections } from './platform/http/connection-limit';
import { LimitedExpressAdapter } from './platform/http/limited-express-adapter';
import { isLoopback } from './platform/http/loopback';
import { respondFromCache } from './platform/http/respond-from-cache';
import type { TrustsProxy } from './platform/http/trusts-proxy';
import { serverLimits, type ServerLimits } from './platform/http/server-limits';
import type { MailboxSecret } from './features/mailbox/mailbox-secret';
import { UntrustedProxy } from './features/notices/untrusted-proxy';
import { keepOutOfCaches, securityHeaders } from './platform/security/headers';
import { serveSpa } from './platform/spa/spa';

export interface BffOptions {
  env: Env;
  transport: MessageTransport;
  /** Where the built single-page application lies. */
  webDirectory: string;
  /** Given, the BFF answers `/health` on its own port; a process with a health port of its own leaves it out. */
  isReady?: IsReady;
  /** Opens the mailbox page, where there is one; without it, a new one. */
  mailboxSecret?: MailboxSecret;
  /** In place of some of the limits for callers, for tests. */
  limits?: Partial<ServerLimits>;
  /** Is told of every answer, as the log is. */
  observeAnswer?: ObserveAnswer;
}

const observeProxies = (app: NestExpressApplication, trusts: TrustsProxy): void => {
  const untrustedProxy = app.get(UntrustedProxy);
  app.getHttpServer().on('request', (request: IncomingMessage) => untrustedProxy.observe(request, trusts));
};

/**
 * Whoever connects from this machine is taken for a proxy as well: many stand there, and `TRUST_PROXY` is easily
 * forgotten.
 */
const limitCallers = (server: Server, { bodyMs, connectionsPerAddress }: ServerLimits, trusts: TrustsProxy): void => {
  limitBodyTime(server, bodyMs);
  limitConnections(server, connectionsPerAddress, (address) => isLoopback(address) || trusts(address, 0));
};

/** The application with all that stands before its controllers, in the order in which a request passes it. */
export const createBff = async ({
  env,
  transport,
  webDirectory,
  isReady,
  mailboxSecret,
  limits: ownLimits,
  observeAnswer,
}: BffOptions): Promise<NestExpressApplication> => {
  const limits = { ...serverLimits, ...ownLimits };
  const app = await NestFactory.create<NestExpressApplication>(
    BffModule.create(env, transport, limits, mailboxSecret),
    new LimitedExpressAdapter(limits),
    { bodyParser: false, abortOnError: false },
  );
  app.set('trust proxy', env.TRUST_PROXY);
  app.disable('x-powered-by');
  const observe: ObserveAnswer = (answer) => {
    logAnswer(answer);
    observeAnswer?.(answer);
  };
  const setSecurityHeaders = securityHeaders(env.PUBLIC_URL);
  app.use(correlate);
  app.use(observeAnswers(observe));
  app.use(setSecurityHeaders);
  if (isReady) serveHealth(app, isReady);
  app.use('/api', limitCalls(app.get(CallLimit)));
  app.use(serveSpa(webDirectory, app.get(PublicSettingsCache)));
  app.use(keepOutOfCaches);
  readJsonBodies(app);
  app.use('/api', nameCommands);
  app.connectMicroservice({ strategy: transport.server({ name: 'bff', events: 'every-instance' }) });
  const trusts = (app.getHttpAdapter().getInstance() as Application).get('trust proxy fn') as TrustsProxy;
  const server: Server = app.getHttpServer();
  const [express] = server.listeners('request') as [RequestListener];
  const cached = app.get(CachedResponses);
  const find = (request: IncomingMessage) => cached.find(request);
  const limit = app.get(CallLimit);
  const options = { find, limit, trusts, setSecurityHeaders, observe, express };
  server.off('request', express).on('request', respondFromCache(options));
  observeProxies(app, trusts);
  limitCallers(app.getHttpServer(), limits, trusts);
  return app;
};
