import type { EventMessage } from '@hearthstay/contracts';
import type { BrokerConnection } from './broker-connection';
import { fromJson } from './message-format';
import { QueueConsumer } from './queue-consumer';
import type { RabbitMqSettings } from './rabbitmq-options';
import { declareInstanceQueue } from './topology';

/** Takes the events of one instance while it is up. Each comes once; a failure is in the log, and that is all. */
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
        // A lost channel takes its queue with it: there is nothing to acknowledge any more.
      }
    },
  });
