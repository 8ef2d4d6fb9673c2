import { Controller } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { bookingApproved } from '@hearthstay/contracts';
import { OnEvent } from '../handlers/on-event.decorator';
import { becomesReady, uniquePrefix } from '../testing/transports';
import { createRabbitMqTransport } from '../rabbitmq/rabbitmq.transport';
import type { EventLine } from './event-line';

let handled = 0;

@Controller()
class CountEvents {
  @OnEvent(bookingApproved)
  async count(): Promise<void> {
    handled += 1;
  }
}

/** The publisher and the consumer that every service has. */
export const openOurLine = async (url: string): Promise<EventLine> => {
  const subscriptions = { notifications: [bookingApproved.name] };
  const transport = createRabbitMqTransport({ url, subscriptions, prefix: uniquePrefix() });
  const app = await NestFactory.createMicroservice(
    { module: class {}, controllers: [CountEvents] },
    { strategy: transport.server({ name: 'notifications', events: 'once' }), logger: false, abortOnError: false },
  );
  await app.listen();
  await becomesReady(transport);
  return {
    publish: (message) => transport.client.publish(message),
    handled: () => handled,
    close: async () => {
      await app.close();
      await transport.close();
    },
  };
};
