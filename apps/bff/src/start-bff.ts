import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { figuresOf, listen, type RunningService } from '@hearthstay/runtime';
import { Copies } from './cache/copies';
import { createBff, type BffOptions } from './create-bff';
import { letGoOfConnections } from './http/let-go-of-connections';

export interface RunningBff extends RunningService {
  /** Where a browser on this machine finds it. */
  url: string;
}

/** Longer than proxies keep an idle connection, so that none of them sends a request into one that is just being closed. */
const keepAliveMs = 65_000;

const localUrl = (server: Server, host: string): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};

/** Starts the BFF. Closing it answers what still comes in on open connections, ends them, and stops accepting. */
export const startBff = async (options: BffOptions): Promise<RunningBff> => {
  const app = await createBff(options);
  const server = app.getHttpServer();
  server.keepAliveTimeout = keepAliveMs;
  const letGo = letGoOfConnections(server);
  await app.startAllMicroservices();
  await app.init();
  await listen(server, { host: options.env.HOST, port: options.env.PORT, setting: 'PORT' });
  return {
    url: localUrl(server, options.env.HOST),
    isReady: async () => options.transport.isReady(),
    readFigures: () => figuresOf([app.get(Copies)]),
    close: async () => {
      await letGo();
      await app.close();
    },
  };
};
