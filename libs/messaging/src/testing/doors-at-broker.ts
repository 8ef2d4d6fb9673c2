import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { OnEvent } from '../handlers/on-event.decorator';
import { withDefaults, type RabbitMqOptions, type RabbitMqSettings } from '../rabbitmq/rabbitmq-options';
import type { ConsumerOptions, MessageTransport } from '../transport';
import { openAdminChannel } from './broker-admin';
import { doorOpened } from './contracts';
import { messageOf } from './messages';
import { startService, type RunningService } from './start-service';
import { openRabbitMqTransport, quickRedelivery, uniquePrefix } from './transports';

type Handler = (message: MessageOf<typeof doorOpened>) => Promise<void>;

/** A service `bookings` that consumes `doorOpened` events, on queues that no other test uses. */
export interface DoorsAtBroker {
  settings(): RabbitMqSettings;
  transport(): MessageTransport;
  admin(): Channel;
  logLines(): string[];
  open(options?: Partial<RabbitMqOptions>): Promise<void>;
  start(handler: Handler, options?: Partial<ConsumerOptions>): Promise<RunningService>;
  publish(...doors: string[]): Promise<void>;
  countIn(queue: string): Promise<number>;
}

export const subscriptions = { bookings: [doorOpened.name] };

export const useDoorsAtBroker = (): DoorsAtBroker => {
  let log: ReturnType<typeof recordLog>;
  let settings: RabbitMqSettings;
  let transport: MessageTransport | undefined;
  let admin: Awaited<ReturnType<typeof openAdminChannel>>;
  const opened = () => {
    if (!transport) throw new Error('No transport was opened');
    return transport;
  };

  beforeEach(async () => {
    log = recordLog();
    transport = undefined;
    settings = withDefaults({ url: testRabbitMqUrl(), subscriptions, prefix: uniquePrefix() });
    admin = await openAdminChannel(testRabbitMqUrl());
  });
  afterEach(async () => {
    await transport?.close();
    await admin.close();
    log.stop();
  });

  return {
    settings: () => settings,
    transport: opened,
    admin: () => admin.channel,
    logLines: () => log.lines,
    open: async (options = {}) => {
      const redelivery = { ...quickRedelivery, ...options.redelivery };
      settings = withDefaults({ ...settings, ...options, redelivery });
      transport = await openRabbitMqTransport(settings);
    },
    start: (handler, options = {}) => {
      @Controller()
      class Consumer {
        @OnEvent(doorOpened)
        on(message: MessageOf<typeof doorOpened>): Promise<void> {
          return handler(message);
        }
      }
      return startService(opened(), { name: 'bookings', events: 'once', ...options }, Consumer);
    },
    publish: async (...doors) => {
      await Promise.all(doors.map((door) => opened().client.publish(messageOf(doorOpened, { door }))));
    },
    countIn: async (queue) => (await admin.channel.checkQueue(queue)).messageCount,
  };
};
