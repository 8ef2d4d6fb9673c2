import type { Subscriptions } from '../subscriptions';
import type { MessageTransport } from '../transport';
import { InProcessClient } from './in-process.client';
import { InProcessServer } from './in-process.server';

export interface InProcessOptions {
  /** Without it, an event goes to whoever is listening when it is published. */
  subscriptions?: Subscriptions;
}

/**
 * Carries messages between services that share a process. Messages are copied as JSON, as a broker would, so that nothing works
 * here that would not work over one.
 */
export const createInProcessTransport = ({ subscriptions }: InProcessOptions = {}): MessageTransport => {
  const servers = new Map<string, InProcessServer>();
  return {
    client: new InProcessClient(servers, subscriptions ?? {}),
    server: (options) => new InProcessServer(options, servers, subscriptions),
    isReady: () => true,
    // What is not handled has not left its outbox.
    queueLengths: async () => [],
    eventProgress: () => [],
    close: async () => servers.clear(),
  };
};
