import { randomUUID } from 'node:crypto';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { createInProcessTransport } from '../in-process/in-process.transport';
import type { RabbitMqOptions } from '../rabbitmq/rabbitmq-options';
import { createRabbitMqTransport } from '../rabbitmq/rabbitmq.transport';
import type { Subscriptions } from '../subscriptions/subscriptions';
import type { MessageTransport } from '../transport';

/** A name for queues and exchanges that no other test uses. */
export const uniquePrefix = (): string => `test-${randomUUID()}`;

/** Impatient, so that tests need not wait. */
export const quickRedelivery = { limit: 5, firstPauseMs: 5, longestPauseMs: 20, outagePauseMs: 5 };

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
