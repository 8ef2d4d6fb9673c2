import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import {
  eventually,
  isRabbitMq4,
  recordLog,
  startRabbitMqCluster,
  type RabbitMqBroker,
  type RabbitMqCluster,
} from '@hearthstay/testing';
import { Handles } from '../handlers/handles.decorator';
import { OnEvent } from '../handlers/on-event.decorator';
import { doorOpened, greet } from '../testing/contracts';
import { messageOf } from '../testing/messages';
import { startService, type RunningService } from '../testing/start-service';
import { becomesReady } from '../testing/transports';
import type { MessageTransport } from '../transport';
import { createRabbitMqTransport } from './rabbitmq.transport';

jest.setTimeout(600_000);

const subscriptions = { bookings: [doorOpened.name] };
/** Far longer than the recovery takes, and than a node needs to start and to join the cluster; in milliseconds. */
const recoveryMs = 120_000;
/** A call that is lost with its node is repeated before the recovery counts as failed. */
const greetSoon = { ...greet, deadlineMs: 3_000 };

/**
 * A node without a majority closes its connections, so calls are refused at once. RabbitMQ 4 leaves them open and
 * confirms nothing, so calls end at their deadline.
 */
const withoutMajority = isRabbitMq4 ? 'SERVICE_TIMEOUT' : 'SERVICE_UNAVAILABLE';

describe('When one of three nodes of the broker is killed', () => {
  let log: ReturnType<typeof recordLog>;
  let cluster: RabbitMqCluster;
  const transports: MessageTransport[] = [];
  const services: RunningService[] = [];
  const opened: string[] = [];
  let first: RabbitMqBroker;
  let second: RabbitMqBroker;
  let caller: MessageTransport;

  @Controller()
  class Bookings {
    @Handles(greet)
    async greet(): Promise<{ text: string }> {
      return { text: 'Hello' };
    }

    @OnEvent(doorOpened)
    async on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
      opened.push(payload.door);
    }
  }

  const connect = async ({ url }: RabbitMqBroker): Promise<MessageTransport> => {
    const transport = createRabbitMqTransport({ url, subscriptions });
    transports.push(transport);
    await becomesReady(transport);
    return transport;
  };

  const startInstance = async (node: RabbitMqBroker): Promise<void> => {
    services.push(await startService(await connect(node), { name: 'bookings', events: 'once' }, Bookings));
  };

  beforeAll(async () => {
    log = recordLog();
    cluster = await startRabbitMqCluster(3);
    const [one, two, three] = cluster.nodes as [RabbitMqBroker, RabbitMqBroker, RabbitMqBroker];
    [first, second] = [one, two];
    // The leader of a queue is the node at which the queue is declared.
    await startInstance(first);
    await startInstance(second);
    caller = await connect(three);
    await expectResponse(recoveryMs);
  });

  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    await Promise.all(transports.map((transport) => transport.close()));
    await cluster.stop();
    log.stop();
  });

  const call = () => caller.client.call(greetSoon, { name: 'Ada' });
  const publish = (door: string) =>
    eventually(() => caller.client.publish(messageOf(doorOpened, { door })), recoveryMs);
  const expectResponse = (withinMs: number) =>
    eventually(async () => expect(await call()).toEqual({ text: 'Hello' }), withinMs);
  const expectArrival = (door: string) => eventually(() => expect(opened).toContain(door));

  it('calls succeed again, and events arrive, over the other nodes', async () => {
    await publish('before');
    await first.kill();
    await expectResponse(recoveryMs);
    await publish('after');
    await expectArrival('before');
    await expectArrival('after');
    await first.startAgain();
    await eventually(
      () => expect(transports.map((transport) => transport.isReady())).toEqual([true, true, true]),
      recoveryMs,
    );
  });

  it('and a second one, calls fail until one of them has restarted', async () => {
    await Promise.all([first.kill(), second.kill()]);
    await eventually(async () => expect(call()).rejects.toMatchObject({ code: withoutMajority }), recoveryMs);
    await second.startAgain();
    await expectResponse(recoveryMs);
    await publish('later');
    await expectArrival('later');
  });
});
