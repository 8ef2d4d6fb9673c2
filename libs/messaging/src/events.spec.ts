import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { currentCorrelationId } from '@hearthstay/message-context';
import { OnEvent } from './handlers/on-event.decorator';
import { doorClosed, doorOpened } from './testing/contracts';
import { eventually, recordLog } from '@hearthstay/testing';
import { Latch } from './testing/latch';
import { messageOf } from './testing/messages';
import { startService } from './testing/start-service';
import { transports } from './testing/transports';
import type { ConsumerOptions, MessageTransport } from './transport';

type DoorOpened = MessageOf<typeof doorOpened>;
type Handler = (message: DoorOpened) => Promise<void>;

describe.each(transports)('events ($kind)', ({ open }) => {
  let transport: MessageTransport;
  let log: ReturnType<typeof recordLog>;

  beforeEach(async () => {
    log = recordLog();
    transport = await open({ bookings: [doorOpened.name], media: [doorOpened.name] });
  });

  afterEach(async () => {
    await transport.close();
    log.stop();
  });

  const startConsumer = (name: string, handler: Handler, events: ConsumerOptions['events'] = 'once') => {
    @Controller()
    class Consumer {
      @OnEvent(doorOpened)
      on(message: DoorOpened): Promise<void> {
        return handler(message);
      }
    }
    return startService(transport, { name, events }, Consumer);
  };

  it('reach every subscribed service, parsed, with their id', async () => {
    const [bookings, media] = [jest.fn<Promise<void>, [DoorOpened]>(), jest.fn<Promise<void>, [DoorOpened]>()];
    const services = [await startConsumer('bookings', bookings), await startConsumer('media', media)];
    const message = messageOf(doorOpened, { door: 'front' });
    await transport.client.publish({ ...message, payload: { door: 'front', unknown: 'field' } });
    await eventually(() => {
      expect(bookings).toHaveBeenCalledWith(message);
      expect(media).toHaveBeenCalledWith(message);
    });
    await Promise.all(services.map((service) => service.close()));
  });

  it('carry their correlation id', async () => {
    const seen: string[] = [];
    const note: Handler = async () => void seen.push(currentCorrelationId());
    const services = [await startConsumer('bookings', note), await startConsumer('media', note)];
    const message = messageOf(doorOpened, { door: 'front' });
    await transport.client.publish(message);
    await eventually(() => expect(seen).toEqual([message.correlationId, message.correlationId]));
    await Promise.all(services.map((service) => service.close()));
  });

  it('reach every handler of a service, also when another one fails', async () => {
    const second = jest.fn<Promise<void>, [DoorOpened]>();
    let failures = 0;
    @Controller()
    class First {
      @OnEvent(doorOpened)
      async on(): Promise<void> {
        failures += 1;
        if (failures === 1) throw new Error('not yet');
      }

      @OnEvent(doorOpened)
      async onAgain(message: DoorOpened): Promise<void> {
        await second(message);
      }
    }
    const services = [
      await startService(transport, { name: 'bookings', events: 'once' }, First),
      await startConsumer('media', async () => undefined),
    ];
    await transport.client.publish(messageOf(doorOpened, { door: 'front' })).catch(() => undefined);
    await eventually(() => expect(second).toHaveBeenCalled());
    expect(log.lines.join('\n')).toContain('not yet');
    await Promise.all(services.map((service) => service.close()));
  });

  it('reach every running instance with every-instance, and are not redelivered after a failure', async () => {
    const cache = jest.fn<Promise<void>, [DoorOpened]>(() => Promise.reject(new Error('cold cache')));
    const services = [
      await startConsumer('bookings', async () => undefined),
      await startConsumer('media', async () => undefined),
      await startConsumer('bff', cache, 'every-instance'),
    ];
    await transport.client.publish(messageOf(doorOpened, { door: 'front' }));
    await transport.client.publish(messageOf(doorOpened, { door: 'back' }));
    await eventually(() => expect(cache.mock.calls.map(([{ payload }]) => payload.door)).toEqual(['front', 'back']));
    await Promise.all(services.map((service) => service.close()));
  });

  it('in progress are handled before the service closes', async () => {
    const [started, latch] = [new Latch(), new Latch()];
    let handled = false;
    const service = await startConsumer('bookings', async () => {
      started.open();
      await latch.opened;
      handled = true;
    });
    const other = await startConsumer('media', async () => undefined);
    const published = transport.client.publish(messageOf(doorOpened, { door: 'front' }));
    await started.opened;
    const closed = service.close().then(() => expect(handled).toBe(true));
    latch.open();
    await Promise.all([closed, published]);
    await other.close();
  });

  it('need a subscription, or the service with the handler does not start', async () => {
    await expect(startConsumer('notifications', async () => undefined)).rejects.toThrow(
      'notifications handles events it has not subscribed to: door.opened',
    );
    @Controller()
    class Deaf {
      @OnEvent(doorClosed)
      async on(): Promise<void> {}
    }
    await expect(startService(transport, { name: 'media', events: 'once' }, Deaf)).rejects.toThrow('door.closed');
  });
});
