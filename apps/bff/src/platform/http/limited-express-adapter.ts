import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { serverTimeouts } from '@hearthstay/runtime';
import { RequestGate } from './request-gate';
import type { ServerLimits } from './server-limits';

/**
 * Longer than proxies keep an idle connection open, so that a proxy does not send a request on a connection that is
 * being closed.
 */
const keepAliveMs = 65_000;

/** Creates the HTTP server with timeouts that Node accepts only at creation. Another listener can precede Express. */
export class LimitedExpressAdapter extends ExpressAdapter {
  /** Handles every request. */
  listener = this.getInstance<RequestListener>();

  constructor(
    private readonly limits: ServerLimits,
    private readonly gate = new RequestGate(),
  ) {
    super();
  }

  override initHttpServer(): void {
    const timeouts = {
      ...serverTimeouts,
      headersTimeout: this.limits.headersMs,
      // The timeout of uploads; `limitBodyDuration` limits all other bodies to less.
      requestTimeout: Math.max(this.limits.uploadMs, this.limits.headersMs),
      keepAliveTimeout: keepAliveMs,
    };
    const server = createServer(timeouts, (request, response) => {
      this.gate.pass(() => this.listener(request, response));
    });
    server.setTimeout(this.limits.idleMs);
    this.httpServer = server;
  }
}
