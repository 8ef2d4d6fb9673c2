import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { ErrorView, EventContract, PayloadOf } from '@hearthstay/contracts';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv, type IsReady } from '@hearthstay/runtime';
import type { BffOptions } from '../create-bff';
import type { ServerLimits } from '../platform/http/server-limits';
import { startBff } from '../start-bff';
import type { FakeHandler } from './fake-handler';
import { startFakeServices } from './fake-services';

interface TestBffOptions {
  variables?: Record<string, string>;
  handlers?: FakeHandler[];
  webDirectory?: string;
  loadRenderer?: BffOptions['loadRenderer'];
  isReady?: IsReady;
  limits?: Partial<ServerLimits>;
  latestBackup?: BffOptions['latestBackup'];
  clock?: BffOptions['clock'];
}

export interface TestBff {
  url: string;
  mailboxUrl?: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a JSON body. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Publishes an event; resolves once the BFF has handled it. */
  publish<Contract extends EventContract>(contract: Contract, payload: PayloadOf<Contract>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a BFF on a free port with fake services in the same process. */
export const startTestBff = async ({
  variables = {},
  handlers = [],
  webDirectory = '/nowhere',
  loadRenderer,
  isReady,
  limits,
  latestBackup,
  clock,
}: TestBffOptions = {}): Promise<TestBff> => {
  Logger.overrideLogger(false);
  const transport = createInProcessTransport();
  const services = await startFakeServices(transport, handlers);
  const bff = await startBff({
    env: readEnv({ PORT: '0', ...variables }),
    transport,
    webDirectory,
    loadRenderer,
    isReady,
    limits,
    latestBackup,
    clock,
  });
  const send: TestBff['fetch'] = (path, init) => fetch(`${bff.url}${path}`, init);
  return {
    url: bff.url,
    mailboxUrl: bff.mailboxUrl,
    fetch: send,
    send: (method, path, body, headers) =>
      send(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    publish: ({ name }, payload) =>
      transport.client.publish({
        id: randomUUID(),
        name,
        occurredAt: new Date().toISOString(),
        correlationId: randomUUID(),
        payload,
      }),
    close: async () => {
      await bff.close();
      await services.close();
      await transport.close();
    },
  };
};

/** The status of a response with the error in its body. */
export const errorIn = async (response: Response): Promise<ErrorView & { status: number }> => ({
  status: response.status,
  ...((await response.json()) as ErrorView),
});
