import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { collectMetrics, listen, type RunningService } from '@hearthstay/runtime';
import { CacheInvalidation } from './features/cache-invalidation/cache-invalidation';
import { createBff, type BffOptions } from './create-bff';
import { Pages } from './features/pages/pages';
import { mailboxUrl, servesMailbox } from './features/mailbox/mailbox-address';
import { MailboxSecret } from './features/mailbox/mailbox-secret';
import { drainConnections } from './platform/http/drain-connections';
import { RequestGate } from './platform/http/request-gate';

export interface RunningBff extends RunningService {
  /** The URL for a browser on this machine. */
  url: string;
  /** The URL of the mailbox page, if it is served. It grants access to the login links of every user. */
  mailboxUrl?: string;
}

const localUrl = (server: Server, host: string): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};

/** Starts the BFF. `close` drains the open connections before it stops the application. */
export const startBff = async ({
  mailboxSecret = new MailboxSecret(),
  ...options
}: BffOptions): Promise<RunningBff> => {
  const gate = new RequestGate();
  const app = await createBff({ ...options, mailboxSecret }, gate);
  const server = app.getHttpServer();
  const drain = drainConnections(server, gate);
  await app.startAllMicroservices();
  await app.init();
  await listen(server, { host: options.env.HOST, port: options.env.PORT, setting: 'PORT' });
  void app.get(Pages).warm();
  return {
    url: localUrl(server, options.env.HOST),
    mailboxUrl: servesMailbox(options.env)
      ? mailboxUrl((server.address() as AddressInfo).port, mailboxSecret.value)
      : undefined,
    isReady: async () => options.transport.isReady(),
    readMetrics: () => collectMetrics([app.get(CacheInvalidation)]),
    close: async () => {
      await drain();
      await app.close();
    },
  };
};
