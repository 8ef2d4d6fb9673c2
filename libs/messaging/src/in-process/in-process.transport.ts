import type { MessageTransport } from '../transport';
import { InProcessClient } from './in-process.client';
import { InProcessServer } from './in-process.server';

/**
 * Carries messages between services that share a process. Messages are copied as JSON, as a broker would, so that nothing works
 * here that would not work over one.
 */
export const createInProcessTransport = (): MessageTransport => {
  const servers = new Map<string, InProcessServer>();
  return {
    client: new InProcessClient(servers),
    server: ({ name }) => new InProcessServer(name, servers),
    isReady: () => true,
    close: async () => servers.clear(),
  };
};
