import type { Subscriptions } from '../subscriptions';
import type { MessageTransport } from '../transport';
import { InProcessClient } from './in-process.client';
import { InProcessServer } from './in-process.server';

export interface InProcessOptions {
  /** Without subscriptions, an event reaches the services that listen when it is published. */
  subscriptions?: Subscriptions;
}

/**
 * Transports messages within a process. Messages are copied as JSON, so code that would fail over a broker also fails
 * here.
 */
export const createInProcessTransport = ({ subscriptions }: InProcessOptions = {}): MessageTransport => {
  const servers = new Map<string, InProcessServer>();
  return {
    client: new InProcessClient(servers, subscriptions ?? {}),
    server: (options) => new InProcessServer(options, servers, subscriptions),
    isReady: () => true,
    // Events that are not handled stay in their outbox.
    queueLengths: async () => [],
    eventProgress: () => [],
    close: async () => servers.clear(),
  };
};
