import type { EventMessage } from '@hearthstay/contracts';
import type { BrokerConnection } from './broker-connection';
import { fromJson } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareInstanceQueue } from './topology';

/** Consumes events for one running instance. Each is delivered once; a failure is only logged. */
export const consumeInstanceEvents = (
  connection: BrokerConnection,
  settings: RabbitMqSettings,
  events: string[],
  handle: (message: EventMessage) => Promise<void>,
): QueueConsumer =>
  new QueueConsumer(connection, {
    prefetch: settings.prefetch.events,
    declare: (channel) => declareInstanceQueue(channel, settings, events),
    handle: async (channel, message) => {
      try {
        await handle(fromJson(message.content) as EventMessage).catch(() => undefined);
        channel.ack(message);
      } catch {
        // The queue is deleted with its channel, so there is nothing to acknowledge.
      }
    },
  });
