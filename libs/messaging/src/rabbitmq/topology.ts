import type { Channel } from 'amqplib';
import type { RabbitMqSettings } from './rabbitmq-options';

type Naming = Pick<RabbitMqSettings, 'prefix'>;

export const callQueue = ({ prefix }: Naming, service: string): string => `${prefix}.calls.${service}`;

/** Leads to the queues of services that must not miss an event. */
export const eventExchange = ({ prefix }: Naming): string => `${prefix}.events`;

/**
 * Leads to instances that may miss an event. An exchange of its own, for the broker complains only of a message that has reached no queue
 * at all: an instance that listens would hide that the queue of a service has gone.
 */
export const hintExchange = ({ prefix }: Naming): string => `${prefix}.hints`;

export const eventQueue = ({ prefix }: Naming, service: string): string => `${prefix}.events.${service}`;

export const deadLetterQueue = ({ prefix }: Naming, service: string): string => `${prefix}.events.${service}.dead`;

export const retryQueue = (settings: Naming, service: string, pauseMs: number): string =>
  `${eventQueue(settings, service)}.retry.${pauseMs}ms`;

/** In milliseconds. Equal pauses share a queue, whatever they are for. */
const pausesOf = ({ redelivery: { pauses, outagePauses, timeoutPauses } }: RabbitMqSettings): number[] => [
  ...new Set([...pauses.flat(), ...outagePauses, ...timeoutPauses]),
];

export const retryQueues = (settings: RabbitMqSettings, service: string): string[] =>
  pausesOf(settings).map((pauseMs) => retryQueue(settings, service, pauseMs));

/**
 * The queue of a service's calls, replicated where the broker is a cluster: another node goes on with it when one is lost. A classic queue
 * would be away for as long as the node that has it. Calls themselves are worth nothing after their deadline, and expire with it.
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

/** More than anybody looks at a dead letter: each look counts, and newer brokers would drop a message after the twentieth. */
const unlimitedDeliveries = 1_000_000;

/** Where events go that a service gives up, until an operator has looked at them. */
export const declareDeadLetterQueue = async (channel: Channel, settings: Naming, service: string): Promise<void> => {
  await channel.assertQueue(deadLetterQueue(settings, service), {
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': unlimitedDeliveries },
  });
};

/**
 * What the broker moves on leaves the first queue only once it is safe in the other. The broker grants that to queues which reject
 * messages when they are full, rather than drop them.
 */
const movedSafely = { 'x-dead-letter-strategy': 'at-least-once', 'x-overflow': 'reject-publish' };

/**
 * The limit that all versions have declared event queues with: it cannot change. A service gives up an event long before; the broker
 * only sees to one that nobody gives up, such as while a version runs that knew no retry queues.
 */
const declaredDeliveryLimit = 20;

/** The queue that keeps a service's events until they are handled, replicated where the broker is a cluster. */
const declareEventQueue = async (channel: Channel, settings: RabbitMqSettings, service: string): Promise<void> => {
  await declareDeadLetterQueue(channel, settings, service);
  await channel.assertQueue(eventQueue(settings, service), {
    deadLetterExchange: '',
    deadLetterRoutingKey: deadLetterQueue(settings, service),
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': declaredDeliveryLimit,
      ...movedSafely,
    },
  });
};

/**
 * Where events wait for another delivery. The broker moves each back to the queue of events after the pause of its retry queue. One
 * queue for each pause: a queue looks at its first message only, and one with a long pause would keep those behind it.
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
      arguments: { 'x-queue-type': 'quorum', ...movedSafely },
    });
  }
};

/**
 * Declares what the subscriptions say. Publishers and consumers both do, whoever comes first: an event published before its
 * consumer's first start waits for it, rather than being dropped by an exchange that nobody is bound to.
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

/** A queue for one instance of a service, gone when the instance is. */
export const declareInstanceQueue = async (channel: Channel, settings: Naming, events: string[]): Promise<string> => {
  await declareExchange(channel, hintExchange(settings));
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  for (const event of events) await channel.bindQueue(queue, hintExchange(settings), event);
  return queue;
};
