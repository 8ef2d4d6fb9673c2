import { Controller } from '@nestjs/common';
import { eventually, recordLog } from '@hearthstay/testing';
import { OnEvent } from '../handlers/on-event.decorator';
import { doorOpened } from '../testing/contracts';
import { Latch } from '../testing/latch';
import { messageOf } from '../testing/messages';
import { startService } from '../testing/start-service';
import type { MessageTransport } from '../transport';
import { createInProcessTransport } from './in-process.transport';

const subscriptions = { bookings: [doorOpened.name], media: [doorOpened.name] };

describe('Publishing in process', () => {
  let log: ReturnType<typeof recordLog>;
  beforeEach(() => {
    log = recordLog();
  });
  afterEach(() => log.stop());

  const start = (transport: MessageTransport, name: string, handle: () => Promise<void>, eventDeadlineMs?: number) => {
    @Controller()
    class Consumer {
      @OnEvent(doorOpened)
      on(): Promise<void> {
        return handle();
      }
    }
    return startService(transport, { name, events: 'once', eventDeadlineMs }, Consumer);
  };

  it('fails when one of the services fails, after the others have handled the event', async () => {
    const transport = createInProcessTransport({ subscriptions });
    const handled = jest.fn<Promise<void>, []>();
    const services = [
      await start(transport, 'bookings', () => Promise.reject(new Error('no'))),
      await start(transport, 'media', handled),
    ];
    await expect(transport.client.publish(messageOf(doorOpened, { door: 'front' }))).rejects.toThrow(
      'Cannot handle door.opened',
    );
    expect(handled).toHaveBeenCalledTimes(1);
    await Promise.all(services.map((service) => service.close()));
  });

  it('fails at the deadline when a handler hangs, and the service can close', async () => {
    const transport = createInProcessTransport({ subscriptions });
    const hanging = await start(transport, 'bookings', () => new Promise(() => undefined), 10);
    const other = await start(transport, 'media', () => Promise.resolve());
    await expect(transport.client.publish(messageOf(doorOpened, { door: 'front' }))).rejects.toMatchObject({
      errors: [{ code: 'SERVICE_TIMEOUT' }],
    });
    await hanging.close();
    await other.close();
  });

  it('does not start a handler again while it runs past its deadline', async () => {
    const transport = createInProcessTransport({ subscriptions });
    const [started, latch] = [jest.fn(), new Latch()];
    const late = await start(
      transport,
      'bookings',
      () => {
        started();
        return latch.opened;
      },
      10,
    );
    const other = await start(transport, 'media', () => Promise.resolve());
    const message = messageOf(doorOpened, { door: 'front' });
    await expect(transport.client.publish(message)).rejects.toMatchObject({ errors: [{ code: 'SERVICE_TIMEOUT' }] });
    await expect(transport.client.publish(message)).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    expect(started).toHaveBeenCalledTimes(1);
    latch.open();
    await eventually(() => transport.client.publish(message));
    expect(started).toHaveBeenCalledTimes(2);
    await late.close();
    await other.close();
  });

  it('fails without any delivery while a subscribed service is not running', async () => {
    const transport = createInProcessTransport({ subscriptions });
    const handled = jest.fn<Promise<void>, []>();
    const first = await start(transport, 'bookings', handled);
    const message = messageOf(doorOpened, { door: 'front' });
    await expect(transport.client.publish(message)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(handled).not.toHaveBeenCalled();

    const second = await start(transport, 'media', handled);
    await transport.client.publish(message);
    expect(handled).toHaveBeenCalledTimes(2);

    await second.close();
    await expect(transport.client.publish(message)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await first.close();
  });
});
