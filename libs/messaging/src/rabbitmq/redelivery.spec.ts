import { Controller } from '@nestjs/common';
import { DomainError, type MessageOf } from '@hearthstay/contracts';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { OnEvent } from '../handlers/on-event.decorator';
import { openAdminChannel } from '../testing/broker-admin';
import { doorClosed, doorOpened } from '../testing/contracts';
import { recordLog } from '../testing/log-recorder';
import { messageOf } from '../testing/messages';
import { startService } from '../testing/start-service';
import { openRabbitMqTransport, quickRedelivery, uniquePrefix } from '../testing/transports';
import type { ConsumerOptions, MessageTransport } from '../transport';
import { pauseBeforeRedelivery } from './redelivery';
import type { Prefetch, Redelivery } from './rabbitmq-options';
import { deadLetterQueue, eventExchange, eventQueue } from './topology';

type Handler = (message: MessageOf<typeof doorOpened>) => Promise<void>;

const subscriptions = { bookings: [doorOpened.name] };

describe('an event that was not handled', () => {
  let log: ReturnType<typeof recordLog>;
  let prefix: string;
  let transport: MessageTransport;
  let admin: { channel: Channel; close(): Promise<void> };

  beforeEach(async () => {
    log = recordLog();
    prefix = uniquePrefix();
    admin = await openAdminChannel(testRabbitMqUrl());
  });

  afterEach(async () => {
    await transport.close();
    await admin.close();
    log.stop();
  });

  const open = async (prefetch: Partial<Prefetch> = {}, redelivery: Partial<Redelivery> = {}) => {
    const pauses = { ...quickRedelivery, ...redelivery };
    transport = await openRabbitMqTransport({ prefix, subscriptions, prefetch, redelivery: pauses });
  };

  const startConsumer = (handler: Handler, options: Partial<ConsumerOptions> = {}) => {
    @Controller()
    class Consumer {
      @OnEvent(doorOpened)
      on(message: MessageOf<typeof doorOpened>): Promise<void> {
        return handler(message);
      }
    }
    return startService(transport, { name: 'bookings', events: 'once', ...options }, Consumer);
  };

  const publishDoors = (...doors: string[]) =>
    Promise.all(doors.map((door) => transport.client.publish(messageOf(doorOpened, { door }))));

  it('comes again until it is handled', async () => {
    await open();
    let deliveries = 0;
    const service = await startConsumer(async () => {
      deliveries += 1;
      if (deliveries < 3) throw new Error('not yet');
    });
    await publishDoors('front');
    await eventually(() => expect(deliveries).toBe(3));
    await service.close();
    await expect(admin.channel.checkQueue(eventQueue({ prefix }, 'bookings'))).resolves.toMatchObject({
      messageCount: 0,
    });
  });

  it('ends in the dead-letter queue after the last redelivery, and the others are handled', async () => {
    await open();
    const deliveries: string[] = [];
    const service = await startConsumer(async ({ payload }) => {
      deliveries.push(payload.door);
      if (payload.door === 'poisoned') throw new TypeError('cannot be opened');
    });
    await publishDoors('poisoned', 'front');
    await eventually(async () => {
      const { messageCount } = await admin.channel.checkQueue(deadLetterQueue({ prefix }, 'bookings'));
      expect(messageCount).toBe(1);
    });
    expect(deliveries.filter((door) => door === 'poisoned')).toHaveLength(1 + quickRedelivery.limit);
    expect(deliveries).toContain('front');
    expect(log.lines.filter((line) => line.includes('Event given up'))).toHaveLength(1);
    const dead = await admin.channel.get(deadLetterQueue({ prefix }, 'bookings'), { noAck: true });
    expect(dead && JSON.parse(dead.content.toString())).toMatchObject({ payload: { door: 'poisoned' } });
    expect(dead && dead.properties.headers).toMatchObject({ 'x-failure': 'TypeError' });
    await service.close();
  });

  it('because this version of the service does not know it, is not taken for handled', async () => {
    await open();
    const service = await startConsumer(async () => undefined);
    const unknown = Buffer.from(JSON.stringify(messageOf(doorClosed, { door: 'front' })));
    admin.channel.sendToQueue(eventQueue({ prefix }, 'bookings'), unknown);
    await eventually(async () => {
      const dead = await admin.channel.get(deadLetterQueue({ prefix }, 'bookings'), { noAck: true });
      expect(dead && dead.properties.headers).toMatchObject({ 'x-failure': 'UnknownEvent' });
    });
    await service.close();
  });

  it.each<[string, () => Promise<void>]>([
    ['something is away', () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'))],
    ['its handler hangs', () => new Promise(() => undefined)],
  ])('because %s comes again for as long as that lasts, and is never given up', async (_cause, fail) => {
    await open();
    let deliveries = 0;
    const handle = () => {
      deliveries += 1;
      return deliveries <= 3 * quickRedelivery.limit ? fail() : Promise.resolve();
    };
    const service = await startConsumer(handle, { eventDeadlineMs: 10 });
    await publishDoors('front');
    await eventually(() => expect(deliveries).toBe(3 * quickRedelivery.limit + 1));
    await service.close();
    for (const queue of [eventQueue, deadLetterQueue]) {
      const { messageCount } = await admin.channel.checkQueue(queue({ prefix }, 'bookings'));
      expect(messageCount).toBe(0);
    }
    expect(log.lines.filter((line) => line.includes('Event given up'))).toEqual([]);
  });

  it('because something is away stays in the queue when the service closes meanwhile', async () => {
    await open({}, { outagePauseMs: 60_000 });
    const failing = jest.fn(() => Promise.reject(new DomainError('SERVICE_TIMEOUT')));
    const service = await startConsumer(failing);
    await publishDoors('front');
    await eventually(() => expect(failing).toHaveBeenCalledTimes(1));
    await service.close();
    const waiting = await admin.channel.get(eventQueue({ prefix }, 'bookings'), { noAck: true });
    expect(waiting && JSON.parse(waiting.content.toString())).toMatchObject({ payload: { door: 'front' } });
  });

  it('as no JSON is given up like any other', async () => {
    await open();
    const service = await startConsumer(async () => undefined);
    admin.channel.publish(eventExchange({ prefix }), doorOpened.name, Buffer.from('{'), { messageId: 'broken' });
    await eventually(async () => {
      const dead = await admin.channel.get(deadLetterQueue({ prefix }, 'bookings'), { noAck: true });
      expect(dead && dead.properties).toMatchObject({ messageId: 'broken', headers: { 'x-failure': 'SyntaxError' } });
    });
    await service.close();
  });

  it('does not freeze the service, though as many fail as it takes at a time', async () => {
    await open({ events: 2 });
    const handled: string[] = [];
    const service = await startConsumer(async ({ payload }) => {
      if (payload.door.startsWith('poisoned')) throw new Error('cannot be opened');
      handled.push(payload.door);
    });
    await publishDoors('poisoned 1', 'poisoned 2', 'poisoned 3', 'front', 'back');
    await eventually(() => expect(handled.sort()).toEqual(['back', 'front']));
    await service.close();
  });

  it('waits in the queue when the service closes meanwhile, and the next instance handles it', async () => {
    await open({}, { firstPauseMs: 60_000, longestPauseMs: 60_000 });
    const failing = jest.fn(() => Promise.reject(new Error('going down')));
    const first = await startConsumer(failing);
    await publishDoors('front');
    await eventually(() => expect(failing).toHaveBeenCalledTimes(1));
    await first.close();
    const handled = jest.fn<Promise<void>, []>();
    const second = await startConsumer(handled);
    await eventually(() => expect(handled).toHaveBeenCalledTimes(1));
    await second.close();
  });
});

describe('pauseBeforeRedelivery', () => {
  it('doubles up to its longest', () => {
    const pauses = [0, 1, 2, 3, 30].map((redeliveries) =>
      pauseBeforeRedelivery(redeliveries, { firstPauseMs: 500, longestPauseMs: 3_000 }),
    );
    expect(pauses).toEqual([500, 1_000, 2_000, 3_000, 3_000]);
  });
});
