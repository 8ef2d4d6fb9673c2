import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { eventually, recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import { OnEvent } from '../handlers/on-event.decorator';
import { openAdminChannel } from '../testing/broker-admin';
import { doorOpened } from '../testing/contracts';
import { messageOf } from '../testing/messages';
import { startService } from '../testing/start-service';
import { openRabbitMqTransport, uniquePrefix } from '../testing/transports';
import { eventQueue } from './topology';

const subscriptions = { bookings: [doorOpened.name] };

describe('An event whose service has never run', () => {
  let log: ReturnType<typeof recordLog>;

  beforeEach(() => {
    log = recordLog();
  });
  afterEach(() => log.stop());

  it('is kept until the first start of the service', async () => {
    const prefix = uniquePrefix();
    const publisher = await openRabbitMqTransport({ prefix, subscriptions });
    await publisher.client.publish(messageOf(doorOpened, { door: 'front' }));
    await publisher.close();

    const transport = await openRabbitMqTransport({ prefix, subscriptions });
    const handled = jest.fn<undefined, [string]>();
    @Controller()
    class Consumer {
      @OnEvent(doorOpened)
      async on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
        handled(payload.door);
      }
    }
    const service = await startService(transport, { name: 'bookings', events: 'once' }, Consumer);
    await eventually(() => expect(handled).toHaveBeenCalledWith('front'));
    await service.close();
    await transport.close();
  });

  it('is rejected when its queue was deleted, and kept when the queue is declared again', async () => {
    const prefix = uniquePrefix();
    const transport = await openRabbitMqTransport({ prefix, subscriptions });
    const admin = await openAdminChannel(testRabbitMqUrl());
    await admin.channel.deleteQueue(eventQueue({ prefix }, 'bookings'));
    const message = messageOf(doorOpened, { door: 'front' });
    await expect(transport.client.publish(message)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await eventually(() => transport.client.publish(message));
    const { messageCount } = await admin.channel.checkQueue(eventQueue({ prefix }, 'bookings'));
    expect(messageCount).toBe(1);
    await admin.close();
    await transport.close();
  });
});
