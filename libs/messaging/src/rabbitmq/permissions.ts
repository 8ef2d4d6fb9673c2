import { callers } from '@hearthstay/contracts';
import type { RabbitMqOptions } from './rabbitmq-options';
import { withDefaults } from './rabbitmq-options';
import { callQueue, deadLetterQueue, eventExchange, eventQueue, hintExchange, retryQueues } from './topology';

/** What a user may do at the broker: regular expressions for the names of queues and exchanges. */
export interface Permissions {
  /** Declares and deletes. */
  configure: string;
  /** Publishes to an exchange, binds a queue. */
  write: string;
  /** Consumes from a queue, binds to an exchange. */
  read: string;
}

const named = (name: string): string => name.replaceAll('.', '\\.');

/** The broker names the queues of instances. They are exclusive, so no other connection can use them. */
const instanceQueues = 'amq\\.gen-[\\w-]+';

/** Calls, replies, redeliveries and dead letters. */
const defaultExchange = 'amq\\.default';

const oneOf = (names: readonly string[]): string => `^(${names.join('|')})$`;

/**
 * The permissions of an application at the broker. It reads its own queues only. All of them declare the queues of
 * subscribed services, because an event must find its queue also before its consumer's first start; so an application
 * that starts before that repeats its declaration until the consumer, which alone may read the queue, has made it.
 */
export const permissionsOf = (
  application: string,
  options: Pick<RabbitMqOptions, 'subscriptions' | 'prefix' | 'redelivery'>,
): Permissions => {
  const settings = withDefaults({ ...options, url: '' });
  const exchanges = [eventExchange(settings), hintExchange(settings)].map(named);
  const consumers = Object.keys(settings.subscriptions);
  const ofEvents = consumers.map((service) => named(eventQueue(settings, service)));
  const ofDeadLetters = consumers.map((service) => named(deadLetterQueue(settings, service)));
  const isConsumer = consumers.includes(application);
  const own = [
    ...(callers.includes(application) ? [instanceQueues] : [named(callQueue(settings, application))]),
    ...(isConsumer ? retryQueues(settings, application).map(named) : []),
  ];
  return {
    configure: oneOf([...exchanges, ...ofEvents, ...ofDeadLetters, ...own]),
    write: oneOf([
      defaultExchange,
      ...exchanges,
      ...ofEvents,
      ...(callers.includes(application) ? [instanceQueues] : []),
    ]),
    read: oneOf([...exchanges, ...own, ...(isConsumer ? [named(eventQueue(settings, application))] : [])]),
  };
};
