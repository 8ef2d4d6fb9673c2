import type { MessageTransport } from '../transport';
import { RabbitMqClient } from './rabbitmq.client';
import { RabbitMqServer } from './rabbitmq.server';
import { withDefaults, type RabbitMqOptions } from './rabbitmq-options';

/**
 * Transports messages over RabbitMQ. It connects in the background and reconnects until it is closed.
 *
 * @throws Error when the URL is invalid
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
