import type { MessageTransport } from '../transport';
import { RabbitMqClient } from './rabbitmq.client';
import { RabbitMqServer } from './rabbitmq.server';
import { withDefaults, type RabbitMqOptions } from './rabbitmq-options';

/**
 * Carries messages through a RabbitMQ broker, or a cluster of them. It starts to connect at once and goes on trying for as long as
 * it is open; `isReady()` says whether it has succeeded.
 *
 * @throws Error when the URL is none.
 */
export const createRabbitMqTransport = (options: RabbitMqOptions): MessageTransport => {
  const settings = withDefaults(options);
  const client = new RabbitMqClient(settings);
  const servers: RabbitMqServer[] = [];
  return {
    client,
    server: (consumer) => {
      const server = new RabbitMqServer(consumer, settings);
      servers.push(server);
      return server;
    },
    isReady: () => client.isReady() && servers.every((server) => server.isConsuming()),
    queueLengths: async () => (await Promise.all(servers.map((server) => server.queueLengths()))).flat(),
    eventProgress: () => servers.flatMap((server) => server.eventProgress()),
    close: () => client.close(),
  };
};
