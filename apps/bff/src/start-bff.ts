import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { StartupError, type Env, type Running } from '@hearthstay/runtime';
import { createBff, type BffOptions } from './create-bff';
import { letGoOfConnections } from './http/let-go-of-connections';

export interface RunningBff extends Running {
  /** Where a browser on this machine finds it. */
  url: string;
}

/** Longer than proxies keep an idle connection, so that none of them sends a request into one that is just being closed. */
const keepAliveMs = 65_000;

const listen = async (server: Server, { PORT, HOST }: Env): Promise<void> => {
  try {
    server.listen(PORT, HOST);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${PORT} on ${HOST} is in use. Stop what runs there, or choose another with PORT=…`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND') {
      throw new StartupError(`Cannot listen on ${HOST}, port ${PORT} (${code}).`);
    }
    throw error;
  }
};

const localUrl = (server: Server, host: string): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;
};

/** Starts the BFF. Closing it stops accepting, lets requests under way finish and ends idle connections. */
export const startBff = async (options: BffOptions): Promise<RunningBff> => {
  const app = await createBff(options);
  const server = app.getHttpServer() as Server;
  server.keepAliveTimeout = keepAliveMs;
  const letGo = letGoOfConnections(server);
  await app.init();
  await listen(server, options.env);
  return {
    url: localUrl(server, options.env.HOST),
    close: async () => {
      server.close();
      letGo();
      await app.close();
    },
  };
};
