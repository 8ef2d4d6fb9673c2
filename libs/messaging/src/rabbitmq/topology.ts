import type { Channel } from 'amqplib';
import type { RabbitMqSettings } from './rabbitmq-options';

type Naming = Pick<RabbitMqSettings, 'prefix'>;

export const callQueue = ({ prefix }: Naming, service: string): string => `${prefix}.calls.${service}`;

/** Routes to the queues of subscribed services. */
export const eventExchange = ({ prefix }: Naming): string => `${prefix}.events`;

/**
 * Routes to the queues of instances, which may miss an event. A separate exchange, because the broker returns a message
 * only when it reaches no queue at all: the queue of an instance would hide that the queue of a service was deleted.
 */
export const hintExchange = ({ prefix }: Naming): string => `${prefix}.hints`;

export const eventQueue = ({ prefix }: Naming, service: string): string => `${prefix}.events.${service}`;

export const deadLetterQueue = ({ prefix }: Naming, service: string): string => `${prefix}.events.${service}.dead`;

export const retryQueue = (settings: Naming, service: string, pauseMs: number): string =>
  `${eventQueue(settings, service)}.retry.${pauseMs}ms`;

/** In milliseconds. Equal pauses share a queue. */
const pausesOf = ({ redelivery: { pauses, outagePauses, timeoutPauses } }: RabbitMqSettings): number[] => [
  ...new Set([...pauses.flat(), ...outagePauses, ...timeoutPauses]),
];

export const retryQueues = (settings: RabbitMqSettings, service: string): string[] =>
  pausesOf(settings).map((pauseMs) => retryQueue(settings, service, pauseMs));

/**
 * A quorum queue, so calls continue when a node of a cluster fails; a classic queue would be unavailable with its node.
 */
export const declareCallQueue = async (channel: Channel, settings: Naming, service: string): Promise<string> => {
  const { queue } = await channel.assertQueue(callQueue(settings, service), {
    arguments: { 'x-queue-type': 'quorum' },
  });
  return queue;
};

const declareExchange = async (channel: Channel, exchange: string): Promise<void> => {
  await channel.assertExchange(exchange, 'topic', { durable: true });
};

/** Each inspection of a dead letter counts as a delivery, and newer brokers drop a message after 20 by default. */
const unlimitedDeliveries = 1_000_000;

/** Keeps dead letters until an operator replays or discards them. */
export const declareDeadLetterQueue = async (channel: Channel, settings: Naming, service: string): Promise<void> => {
  await channel.assertQueue(deadLetterQueue(settings, service), {
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': unlimitedDeliveries },
  });
};

/** The broker supports at-least-once dead-lettering only for queues that reject messages when they are full. */
const atLeastOnceDeadLettering = { 'x-dead-letter-strategy': 'at-least-once', 'x-overflow': 'reject-publish' };

/**
 * Arguments of an existing queue cannot change, so all versions declare this limit. Services dead-letter an event long
 * before.
 */
const declaredDeliveryLimit = 20;

const declareEventQueue = async (channel: Channel, settings: RabbitMqSettings, service: string): Promise<void> => {
  await declareDeadLetterQueue(channel, settings, service);
  await channel.assertQueue(eventQueue(settings, service), {
    deadLetterExchange: '',
    deadLetterRoutingKey: deadLetterQueue(settings, service),
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': declaredDeliveryLimit,
      ...atLeastOnceDeadLettering,
    },
  });
};

/**
 * The broker moves the events of a retry queue back to the event queue after its TTL. There is one queue per pause,
 * because messages expire only at the head of a queue.
 */
export const declareRetryQueues = async (
  channel: Channel,
  settings: RabbitMqSettings,
  service: string,
): Promise<void> => {
  for (const pauseMs of pausesOf(settings)) {
    await channel.assertQueue(retryQueue(settings, service, pauseMs), {
      messageTtl: pauseMs,
      deadLetterExchange: '',
      deadLetterRoutingKey: eventQueue(settings, service),
      arguments: { 'x-queue-type': 'quorum', ...atLeastOnceDeadLettering },
    });
  }
};

/**
 * Publishers and consumers both declare the queues, so an event published before the first start of its consumer is not
 * dropped.
 */
export const declareSubscriptions = async (channel: Channel, settings: RabbitMqSettings): Promise<void> => {
  await declareExchange(channel, eventExchange(settings));
  await declareExchange(channel, hintExchange(settings));
  for (const [service, events] of Object.entries(settings.subscriptions)) {
    await declareEventQueue(channel, settings, service);
    for (const event of events) {
      await channel.bindQueue(eventQueue(settings, service), eventExchange(settings), event);
    }
  }
};

/** A queue for one instance, deleted when its connection closes. */
export const declareInstanceQueue = async (channel: Channel, settings: Naming, events: string[]): Promise<string> => {
  await declareExchange(channel, hintExchange(settings));
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  for (const event of events) await channel.bindQueue(queue, hintExchange(settings), event);
  return queue;
};
