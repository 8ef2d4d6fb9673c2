import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { serverTimeouts } from '@hearthstay/runtime';
import type { ServerLimits } from './server-limits';

/**
 * Longer than proxies keep an idle connection, so that none of them sends a request into one that is just being closed.
 */
const keepAliveMs = 65_000;

/** Express on a server with time limits, some of which Node takes only when it creates the server. */
export class LimitedExpressAdapter extends ExpressAdapter {
  constructor(private readonly limits: ServerLimits) {
    super();
  }

  override initHttpServer(): void {
    const timeouts = {
      ...serverTimeouts,
      headersTimeout: this.limits.headersMs,
      // For the slowest of all requests; `limitBodyTime` holds the others to less.
      requestTimeout: Math.max(this.limits.uploadMs, this.limits.headersMs),
      keepAliveTimeout: keepAliveMs,
    };
    this.httpServer = createServer(timeouts, this.getInstance());
  }
}
