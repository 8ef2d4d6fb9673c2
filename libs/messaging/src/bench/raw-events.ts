import { connect } from 'amqplib';
import { withDefaults } from '../rabbitmq/rabbitmq-options';
import { declareSubscriptions, eventExchange, eventQueue } from '../rabbitmq/topology';
import { uniquePrefix } from '../testing/transports';
import type { EventLine } from './event-line';

/**
 * The client library alone, with the same guarantees: persistent, confirmed, a quorum queue, manual acknowledgements.
 */
export const openRawLine = async (url: string, event: string): Promise<EventLine> => {
  const service = 'notifications';
  const settings = withDefaults({ url, subscriptions: { [service]: [event] }, prefix: uniquePrefix() });
  const [publishing, consuming] = [await connect(url, { noDelay: true }), await connect(url, { noDelay: true })];
  const sender = await publishing.createConfirmChannel();
  const receiver = await consuming.createChannel();
  await declareSubscriptions(sender, settings);
  await receiver.prefetch(settings.prefetch.events);
  let handled = 0;
  await receiver.consume(eventQueue(settings, service), (message) => {
    if (!message) return;
    JSON.parse(message.content.toString());
    receiver.ack(message);
    handled += 1;
  });
  return {
    publish: (message) => {
      const content = Buffer.from(JSON.stringify(message));
      const options = { persistent: true, mandatory: true };
      return new Promise((resolve, reject) => {
        sender.publish(eventExchange(settings), event, content, options, (error: Error | null) =>
          error ? reject(error) : resolve(),
        );
      });
    },
    handled: () => handled,
    close: async () => {
      await publishing.close();
      await consuming.close();
    },
  };
};
