import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { eventually, recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { OnEvent } from '../handlers/on-event.decorator';
import { deadLetterQueue, eventExchange, eventQueue } from '../rabbitmq/topology';
import { openAdminChannel } from '../testing/broker-admin';
import { doorOpened } from '../testing/contracts';
import { messageOf } from '../testing/messages';
import { startService, type RunningService } from '../testing/start-service';
import { openRabbitMqTransport, quickDeliveries, uniquePrefix } from '../testing/transports';
import type { MessageTransport } from '../transport';
import { DeadLetters } from './dead-letters';

const subscriptions = { bookings: [doorOpened.name], media: [doorOpened.name] };
const everyLetter = () => true;

describe('Dead letters', () => {
  let log: ReturnType<typeof recordLog>;
  let prefix: string;
  let transport: MessageTransport;
  let services: RunningService[];
  let admin: { channel: Channel; close(): Promise<void> };
  let letters: DeadLetters;
  let isBroken = true;
  const handled = jest.fn<undefined, [string]>();
  const handledByOthers = jest.fn<undefined, [string]>();

  @Controller()
  class Bookings {
    @OnEvent(doorOpened)
    async on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
      if (isBroken) throw new TypeError(`cannot open ${payload.door}`);
      handled(payload.door);
    }
  }

  @Controller()
  class Media {
    @OnEvent(doorOpened)
    async on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
      handledByOthers(payload.door);
    }
  }

  const dead = () => deadLetterQueue({ prefix }, 'bookings');
  const countIn = async (queue: string) => (await admin.channel.checkQueue(queue)).messageCount;

  const giveUp = async (...doors: string[]) => {
    const messages = doors.map((door) => messageOf(doorOpened, { door }));
    for (const [index, message] of messages.entries()) {
      await transport.client.publish(message);
      await eventually(async () => expect(await countIn(dead())).toBe(index + 1));
    }
    return messages;
  };

  beforeEach(async () => {
    log = recordLog();
    isBroken = true;
    handled.mockReset();
    handledByOthers.mockReset();
    prefix = uniquePrefix();
    admin = await openAdminChannel(testRabbitMqUrl());
    transport = await openRabbitMqTransport({ prefix, subscriptions });
    services = [
      await startService(transport, { name: 'bookings', events: 'once' }, Bookings),
      await startService(transport, { name: 'media', events: 'once' }, Media),
    ];
    letters = await DeadLetters.open({ url: testRabbitMqUrl(), prefix });
  });

  afterEach(async () => {
    await letters.close();
    for (const service of services) await service.close();
    await transport.close();
    await admin.close();
    log.stop();
  });

  it('are listed without their payload, and stay in their queue', async () => {
    const [front, back] = await giveUp('front', 'back');
    const expected = [front, back].map((message) => ({
      id: message?.id,
      event: 'door.opened',
      occurredAt: message?.occurredAt,
      givenUpAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      correlationId: message?.correlationId,
      reason: 'TypeError',
      deliveries: quickDeliveries,
      fields: { door: 'string' },
    }));
    // More often than a broker redelivers by itself.
    for (let look = 0; look < 25; look += 1) expect(await letters.list('bookings')).toEqual(expected);
    await eventually(async () => expect(await countIn(dead())).toBe(2));
  });

  it('are replayed to the service that dead-lettered them only', async () => {
    const [front] = await giveUp('front', 'back');
    expect(handledByOthers).toHaveBeenCalledTimes(2);
    isBroken = false;
    const replayed = await letters.replay('bookings', ({ id }) => id === front?.id);
    expect(replayed.map(({ id }) => id)).toEqual([front?.id]);
    await eventually(() => expect(handled.mock.calls).toEqual([['front']]));
    await eventually(async () => expect(await countIn(dead())).toBe(1));

    await letters.replay('bookings', everyLetter);
    await eventually(() => expect(handled.mock.calls).toEqual([['front'], ['back']]));
    expect(await letters.list('bookings')).toEqual([]);
    expect(handledByOthers).toHaveBeenCalledTimes(2);
  });

  it('have all their attempts again after a replay', async () => {
    await giveUp('front');
    await letters.replay('bookings', everyLetter);
    await eventually(async () => {
      expect(await letters.list('bookings')).toMatchObject([{ deliveries: quickDeliveries }]);
    });
  });

  it('stay when the event queue of the service does not exist', async () => {
    await giveUp('front');
    await services.shift()?.close();
    await admin.channel.deleteQueue(eventQueue({ prefix }, 'bookings'));
    await expect(letters.replay('bookings', everyLetter)).rejects.toThrow(/Queue .* does not exist/);
    expect(await letters.list('bookings')).toHaveLength(1);
  });

  it('survive an interrupted replay', async () => {
    const given = await giveUp('front', 'back', 'side');
    await services.shift()?.close();
    const cutOff = await DeadLetters.open({ url: testRabbitMqUrl(), prefix });
    let seen = 0;
    const replay = cutOff.replay('bookings', () => {
      seen += 1;
      if (seen === 2) throw new Error('the power has failed');
      return true;
    });
    await expect(replay).rejects.toThrow('the power has failed');
    await cutOff.close();
    await eventually(async () => {
      expect((await countIn(dead())) + (await countIn(eventQueue({ prefix }, 'bookings')))).toBe(given.length);
    });
  });

  it('are discarded on request', async () => {
    const [front, back] = await giveUp('front', 'back');
    await letters.discard('bookings', ({ id }) => id === front?.id);
    expect((await letters.list('bookings')).map(({ id }) => id)).toEqual([back?.id]);
  });

  it('are selected by what they are about as well', async () => {
    const [, back] = await giveUp('front', 'back');
    await letters.discard('bookings', (_, payload) => (payload as { door: string }).door === 'front');
    expect((await letters.list('bookings')).map(({ id }) => id)).toEqual([back?.id]);
  });

  it('that the broker has dead-lettered itself have a reason for it', async () => {
    await services.shift()?.close();
    const crash = async () => {
      const consumer = await openAdminChannel(testRabbitMqUrl());
      const taken = await consumer.channel.get(eventQueue({ prefix }, 'bookings'));
      await consumer.close();
      return taken;
    };
    await transport.client.publish(messageOf(doorOpened, { door: 'front' }));
    while ((await countIn(dead())) === 0) await crash();
    expect(await letters.list('bookings')).toMatchObject([
      { event: 'door.opened', reason: 'the service ended each time', givenUpAt: expect.any(String) },
    ]);
  });

  it('without a valid event are listed, too', async () => {
    admin.channel.publish(eventExchange({ prefix }), doorOpened.name, Buffer.from('{'));
    await eventually(async () => expect(await letters.list('bookings')).toHaveLength(1));
    expect(await letters.list('bookings')).toMatchObject([
      { id: expect.any(String), reason: 'SyntaxError', fields: {} },
    ]);
  });
});

describe('the error of an unreachable broker', () => {
  it('does not contain its password', async () => {
    const opened = DeadLetters.open({ url: 'amqp://guest:top%2Dsecret@127.0.0.1:9' });
    await expect(opened).rejects.toThrow(/^Cannot connect to the message broker: .*ECONNREFUSED/);
    await expect(opened).rejects.not.toThrow(/secret/);
  });
});
