import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { decidePath } from '@hearthstay/contracts';
import type { MessageTransport } from '@hearthstay/messaging';
import type { Clock, Env, IsReady } from '@hearthstay/runtime';
import { BffModule } from './bff.module';
import { backgroundImagePath } from './features/background-image/admin-background-image.controller';
import type { LatestBackup } from './features/backup/backup.controller';
import { photosPath } from './features/photos/admin-photos.controller';
import { CachedResponses } from './features/cached-responses/cached-responses';
import { respondFromCache } from './features/cached-responses/respond-from-cache';
import { EmbedPages } from './features/embed/embed-pages';
import { serveEmbed } from './features/embed/serve-embed';
import { rendererIn } from './features/pages/load-renderer';
import { Pages, type PageOptions } from './features/pages/pages';
import { serveSearchEngines } from './features/pages/search-engines';
import { PublicSettingsCache } from './features/settings/public-settings.cache';
import { sendCached } from './platform/cache/cached-response';
import { serveHealth } from './platform/health/serve-health';
import { logResponse } from './platform/http/access-log';
import { RequestRateLimiter, limitRequestRate } from './platform/rate-limit/request-rate-limiter';
import { assignCommandIds } from './platform/http/command-id';
import { setCorrelationId } from './platform/http/correlation';
import { parseJsonBodies } from './platform/http/json-body-parser';
import { observeResponses, type ObserveResponse } from './platform/http/observe-responses';
import { limitBodyDuration } from './platform/http/body-timeout';
import { closeQueuedResponses } from './platform/http/close-queued-responses';
import { limitConnections } from './platform/http/connection-limit';
import { LimitedExpressAdapter } from './platform/http/limited-express-adapter';
import { isLoopback } from './platform/http/loopback';
import type { RequestGate } from './platform/http/request-gate';
import { traceRequests } from './platform/http/trace-requests';
import { trustsProxy, type TrustsProxy } from './platform/http/trusts-proxy';
import { serverLimits, type ServerLimits } from './platform/http/server-limits';
import type { MailboxSecret } from './features/mailbox/mailbox-secret';
import { UntrustedProxy } from './features/notices/untrusted-proxy';
import { disableCaching, securityHeaders } from './platform/security/headers';
import { logSecurityEvents } from './platform/security-log/security-log';
import { inlineScriptSources } from './platform/security/inline-scripts';
import { loadSentences } from './platform/sentences/sentence';
import { serveSpa } from './platform/spa/spa';

export interface BffOptions {
  env: Env;
  transport: MessageTransport;
  /** The directory that the front end was built into. */
  webDirectory: string;
  /** Replaces the renderer in that directory, for tests. */
  loadRenderer?: PageOptions['loadRenderer'];
  /** Set if the BFF serves `/health` on its own port; omitted by a process with a separate health port. */
  isReady?: IsReady;
  /** The secret of the mailbox page; generated if omitted. */
  mailboxSecret?: MailboxSecret;
  /** Set if the embedded database is backed up every night. */
  latestBackup?: LatestBackup;
  /** Replaces the clock, for tests. */
  clock?: Clock;
  /** Overrides for tests. */
  limits?: Partial<ServerLimits>;
  /** Receives every response, as the access log does. */
  observeResponse?: ObserveResponse;
}

const observeProxies = (app: NestExpressApplication, trusts: TrustsProxy): void => {
  const untrustedProxy = app.get(UntrustedProxy);
  app.getHttpServer().on('request', (request: IncomingMessage) => untrustedProxy.observe(request, trusts));
};

/**
 * Excludes connections from this machine from the limit as well, because they often come from a reverse proxy and
 * `TRUST_PROXY` is easily forgotten.
 */
const limitCallers = (server: Server, { bodyMs, connectionsPerAddress }: ServerLimits, trusts: TrustsProxy): void => {
  closeQueuedResponses(server);
  limitBodyDuration(server, bodyMs);
  limitConnections(server, connectionsPerAddress, (address) => isLoopback(address) || trusts(address, 0));
};

const servePages = (app: NestExpressApplication, webDirectory: string, publicUrl: string): void => {
  const pages = app.get(Pages);
  if (!pages.exist) {
    new Logger('Pages').warn(`There is no page in ${webDirectory}: only the API is served`);
    return;
  }
  app.use(serveEmbed(app.get(EmbedPages)));
  app.use(serveSearchEngines(publicUrl, app.get(PublicSettingsCache)));
  app.use(
    serveSpa(join(webDirectory, 'client'), async (request, response) => {
      sendCached(await pages.get(request), request, response);
    }),
  );
};

/** With `true`, Express takes the caller's address from a header that the caller can write itself. */
const warnOfAnyProxy = ({ TRUST_PROXY }: Env): void => {
  if (TRUST_PROXY !== true) return;
  new Logger('Proxy').warn(
    'TRUST_PROXY=true lets every caller choose the address that limits apply to: set the number of proxies instead',
  );
};

/** Creates the application with its middleware, in the order in which a request passes it. */
export const createBff = async (
  {
    env,
    transport,
    webDirectory,
    loadRenderer = rendererIn(webDirectory),
    isReady,
    mailboxSecret,
    latestBackup,
    clock,
    limits: ownLimits,
    observeResponse,
  }: BffOptions,
  gate?: RequestGate,
): Promise<NestExpressApplication> => {
  await loadSentences();
  const limits = { ...serverLimits, ...ownLimits };
  const adapter = new LimitedExpressAdapter(limits, gate);
  const app = await NestFactory.create<NestExpressApplication>(
    BffModule.create(
      env,
      transport,
      { webDirectory, publicUrl: env.PUBLIC_URL, loadRenderer },
      limits,
      mailboxSecret,
      clock,
      latestBackup,
    ),
    adapter,
    { bodyParser: false, abortOnError: false },
  );
  const trusts = trustsProxy(env.TRUST_PROXY);
  app.set('trust proxy', trusts);
  warnOfAnyProxy(env);
  app.disable('x-powered-by');
  const observe: ObserveResponse = (response) => {
    logResponse(response);
    observeResponse?.(response);
  };
  const setSecurityHeaders = securityHeaders(env.PUBLIC_URL, inlineScriptSources(app.get(Pages).template));
  app.use(setCorrelationId);
  app.use(traceRequests);
  app.use(observeResponses(observe));
  app.use(logSecurityEvents);
  app.use(setSecurityHeaders);
  if (isReady) serveHealth(app, isReady);
  app.use('/api', limitRequestRate(app.get(RequestRateLimiter)));
  servePages(app, webDirectory, env.PUBLIC_URL);
  app.use(disableCaching);
  const uploads = [backgroundImagePath, photosPath].map((path) => `/${path}`);
  parseJsonBodies(app, (path) => uploads.includes(path) || path.startsWith(decidePath('')));
  app.use('/api', assignCommandIds);
  app.connectMicroservice({ strategy: transport.server({ name: 'bff', events: 'every-instance' }) });
  const cached = app.get(CachedResponses);
  adapter.listener = respondFromCache({
    find: (request) => cached.find(request),
    limit: app.get(RequestRateLimiter),
    trusts,
    setSecurityHeaders,
    observe,
    express: adapter.getInstance<RequestListener>(),
  });
  observeProxies(app, trusts);
  limitCallers(app.getHttpServer(), limits, trusts);
  return app;
};
