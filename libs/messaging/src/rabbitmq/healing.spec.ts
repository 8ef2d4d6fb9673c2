import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { eventually, recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { Handles } from '../handlers/handles.decorator';
import { OnEvent } from '../handlers/on-event.decorator';
import { openAdminChannel } from '../testing/broker-admin';
import { describeContext, doorOpened } from '../testing/contracts';
import { messageOf } from '../testing/messages';
import { startService, type RunningService } from '../testing/start-service';
import { becomesReady, openRabbitMqTransport, uniquePrefix } from '../testing/transports';
import type { ConsumerOptions, MessageTransport } from '../transport';
import { callQueue, deadLetterQueue, eventExchange, eventQueue } from './topology';

const subscriptions = { bookings: [doorOpened.name] };

describe('After a deletion at the broker', () => {
  let log: ReturnType<typeof recordLog>;
  let prefix: string;
  let transport: MessageTransport;
  let services: RunningService[];
  let admin: { channel: Channel; close(): Promise<void> };
  const handled = jest.fn<Promise<void>, [string]>();
  const heard = jest.fn<Promise<void>, [string]>();

  const start = async (options: ConsumerOptions, handle: (door: string) => Promise<void>) => {
    @Controller()
    class Consumer {
      @OnEvent(doorOpened)
      on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
        return handle(payload.door);
      }
    }
    services.push(await startService(transport, options, Consumer));
  };

  beforeEach(async () => {
    log = recordLog();
    handled.mockReset().mockResolvedValue(undefined);
    heard.mockReset().mockResolvedValue(undefined);
    prefix = uniquePrefix();
    services = [];
    admin = await openAdminChannel(testRabbitMqUrl());
    transport = await openRabbitMqTransport({ prefix, subscriptions });
    await start({ name: 'bookings', events: 'once' }, handled);
    await start({ name: 'bff', events: 'every-instance' }, heard);
  });

  afterEach(async () => {
    for (const service of services) await service.close();
    await transport.close();
    await admin.close();
    log.stop();
  });

  /** Repeats the publication until the broker confirms it, as the outbox does. */
  const publish = (door: string) => eventually(() => transport.client.publish(messageOf(doorOpened, { door })));

  it.each([
    ['the queue of a service', () => admin.channel.deleteQueue(eventQueue({ prefix }, 'bookings'))],
    ['the exchange', () => admin.channel.deleteExchange(eventExchange({ prefix }))],
    [
      'a binding',
      () => admin.channel.unbindQueue(eventQueue({ prefix }, 'bookings'), eventExchange({ prefix }), doorOpened.name),
    ],
  ])('%s is declared again, and events arrive', async (_what, remove) => {
    await publish('before');
    await eventually(() => expect(handled).toHaveBeenCalledWith('before'));
    await remove();
    // The broker deletes an event that reaches the queue at the moment of its deletion.
    await eventually(async () => {
      await publish('after');
      expect(handled).toHaveBeenCalledWith('after');
    });
  });

  it('the dead-letter queue is declared again when an event is dead-lettered', async () => {
    await admin.channel.deleteQueue(deadLetterQueue({ prefix }, 'bookings'));
    handled.mockRejectedValue(new TypeError('cannot be opened'));
    await publish('front');
    await eventually(async () => {
      expect(await transport.queueLengths()).toContainEqual(
        expect.objectContaining({ kind: 'dead-letters', messages: 1 }),
      );
    });
  });

  it('a queue of calls that was declared with another type is declared again correctly', async () => {
    const queue = callQueue({ prefix }, 'media');
    await admin.channel.assertQueue(queue, { durable: true });
    @Controller()
    class Media {
      @Handles(describeContext)
      async describe(): Promise<{ correlationId: string }> {
        return { correlationId: 'answered' };
      }
    }
    const other = await openRabbitMqTransport({ prefix, subscriptions });
    services.push(await startService(other, { name: 'media', events: 'every-instance' }, Media));
    expect(other.isReady()).toBe(false);
    expect(log.lines.join('\n')).toContain('PRECONDITION_FAILED');
    await admin.channel.deleteQueue(queue);
    await becomesReady(other);
    await expect(transport.client.call(describeContext, {})).resolves.toEqual({ correlationId: 'answered' });
    await other.close();
  });
});
