import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { eventually, recordLog, startRabbitMq, type RabbitMqBroker } from '@hearthstay/testing';
import { Handles } from '../handlers/handles.decorator';
import { OnEvent } from '../handlers/on-event.decorator';
import { doorOpened, greet } from '../testing/contracts';
import { Latch } from '../testing/latch';
import { messageOf } from '../testing/messages';
import { startService, type RunningService } from '../testing/start-service';
import { becomesReady } from '../testing/transports';
import type { MessageTransport } from '../transport';
import { createRabbitMqTransport } from './rabbitmq.transport';

/** A test starts the broker again, which alone may take a minute on a busy machine. */
jest.setTimeout(300_000);

const subscriptions = { bookings: [doorOpened.name] };
const unavailable = { code: 'SERVICE_UNAVAILABLE' };

describe('During an outage of the broker', () => {
  let log: ReturnType<typeof recordLog>;
  let broker: RabbitMqBroker;
  let transport: MessageTransport;
  let service: RunningService;
  const respond = jest.fn<Promise<{ text: string }>, []>();
  const opened = jest.fn<Promise<void>, [string]>();

  @Controller()
  class Bookings {
    @Handles(greet)
    greet(): Promise<{ text: string }> {
      return respond();
    }

    @OnEvent(doorOpened)
    on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
      return opened(payload.door);
    }
  }

  /** A call that is lost with the broker is repeated before a test gives up. */
  const ask = () => transport.client.call({ ...greet, deadlineMs: 10_000 }, { name: 'Ada' });

  const expectRefusedBeforeDeadline = async (attempt: () => Promise<unknown>) => {
    const before = Date.now();
    await expect(attempt()).rejects.toMatchObject(unavailable);
    expect(Date.now() - before).toBeLessThan(greet.deadlineMs);
  };

  /** Repeats the publication until the broker confirms it, as the outbox does: queues need a while after a restart. */
  const publish = (door: string) => eventually(() => transport.client.publish(messageOf(doorOpened, { door })));

  beforeAll(async () => {
    log = recordLog();
    broker = await startRabbitMq();
    transport = createRabbitMqTransport({ url: broker.url, subscriptions });
    service = await startService(transport, { name: 'bookings', events: 'once' }, Bookings);
    await becomesReady(transport);
  });

  beforeEach(() => {
    respond.mockReset().mockResolvedValue({ text: 'Hello' });
    opened.mockReset().mockResolvedValue(undefined);
  });

  afterAll(async () => {
    await service.close();
    await transport.close();
    await broker.stop();
    log.stop();
  });

  // A graceful stop first: RabbitMQ 3.10 loses a quorum queue that was declared just before the broker is killed.
  it.each([
    ['after a graceful stop', () => broker.shutDown()],
    ['after a kill', () => broker.kill()],
  ])('%s, messages are rejected at once, and are sent again after the reconnect', async (_manner, end) => {
    await ask();
    await end();
    await eventually(() => expect(transport.isReady()).toBe(false));
    await expectRefusedBeforeDeadline(ask);
    await expectRefusedBeforeDeadline(() => transport.client.publish(messageOf(doorOpened, { door: 'front' })));

    await broker.startAgain();
    await becomesReady(transport);
    await eventually(async () => expect(await ask()).toEqual({ text: 'Hello' }));
    await publish('front');
    await eventually(() => expect(opened).toHaveBeenCalledWith('front'));
  });

  it('a pending call is rejected', async () => {
    const started = new Latch();
    const latch = new Latch();
    respond.mockImplementation(async () => {
      started.open();
      await latch.opened;
      return { text: 'nobody hears this' };
    });
    const waiting = ask();
    const refused = expect(waiting).rejects.toMatchObject(unavailable);
    await started.opened;
    await broker.kill();
    await refused;
    latch.open();
    await broker.startAgain();
    await becomesReady(transport);
  });

  it('confirmed events are kept', async () => {
    await service.close();
    await publish('vault');
    await broker.kill();
    await broker.startAgain();
    service = await startService(transport, { name: 'bookings', events: 'once' }, Bookings);
    await eventually(() => expect(opened).toHaveBeenCalledWith('vault'));
  });

  it('calls are rejected while the broker blocks publishers for lack of memory', async () => {
    await becomesReady(transport);
    await broker.control('set_vm_memory_high_watermark', '0.000001');
    await eventually(async () => {
      await expect(ask()).rejects.toMatchObject(unavailable);
    });
    await expectRefusedBeforeDeadline(ask);
    await expectRefusedBeforeDeadline(() => transport.client.publish(messageOf(doorOpened, { door: 'front' })));
    await broker.control('set_vm_memory_high_watermark', '0.8');
    await eventually(async () => {
      await expect(ask()).resolves.toEqual({ text: 'Hello' });
    });
  });
});
