import { randomUUID } from 'node:crypto';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { createInProcessTransport } from '../in-process/in-process.transport';
import type { RabbitMqOptions, Redelivery } from '../rabbitmq/rabbitmq-options';
import { createRabbitMqTransport } from '../rabbitmq/rabbitmq.transport';
import type { Subscriptions } from '../subscriptions';
import type { MessageTransport } from '../transport';

/** A name for queues and exchanges that no other test uses. */
export const uniquePrefix = (): string => `test-${randomUUID()}`;

/** Short pauses, so tests are fast. */
export const quickRedelivery = {
  pauses: [[5], [5, 10], [5, 10], [10]],
  outagePauses: [5],
  timeoutPauses: [5],
  timeoutAgeLimit: 60_000,
} satisfies Redelivery;

/** The number of deliveries of an event that always fails. */
export const quickDeliveries = quickRedelivery.pauses.length + 1;

export const becomesReady = (transport: MessageTransport): Promise<void> =>
  eventually(() => {
    if (!transport.isReady()) throw new Error('The transport did not become ready');
  });

export const openRabbitMqTransport = async (options: Partial<RabbitMqOptions> = {}): Promise<MessageTransport> => {
  const transport = createRabbitMqTransport({
    url: testRabbitMqUrl(),
    subscriptions: {},
    prefix: uniquePrefix(),
    redelivery: quickRedelivery,
    ...options,
  });
  await becomesReady(transport);
  return transport;
};

export const transports = [
  {
    kind: 'in process',
    open: (subscriptions: Subscriptions) => Promise.resolve(createInProcessTransport({ subscriptions })),
  },
  { kind: 'RabbitMQ', open: (subscriptions: Subscriptions) => openRabbitMqTransport({ subscriptions }) },
];
