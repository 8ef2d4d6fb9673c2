import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller } from '@nestjs/common';
import type { MessageOf } from '@hearthstay/contracts';
import { eventually, recordLog, startRabbitMq, type RabbitMqBroker } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { Handles } from '../handlers/handles.decorator';
import { OnEvent } from '../handlers/on-event.decorator';
import { openAdminChannel } from '../testing/broker-admin';
import { book, doorOpened } from '../testing/contracts';
import { messageOf } from '../testing/messages';
import { startService, type RunningService } from '../testing/start-service';
import { becomesReady, quickRedelivery } from '../testing/transports';
import type { MessageTransport } from '../transport';
import { permissionsOf } from './permissions';
import { createRabbitMqTransport } from './rabbitmq.transport';
import { callQueue, eventQueue } from './topology';

const naming = { prefix: 'hearthstay' };
const subscriptions = { notifications: [doorOpened.name], bookings: [doorOpened.name] };
const options = { subscriptions, redelivery: quickRedelivery };
const applications = ['bff', 'bookings', 'notifications', 'media'];

describe('With a user for each application', () => {
  const handled = jest.fn<Promise<void>, [string]>();
  const booked = jest.fn<Promise<Record<string, never>>, []>();
  const transports: Record<string, MessageTransport> = {};
  const services: RunningService[] = [];
  let log: ReturnType<typeof recordLog>;
  let broker: RabbitMqBroker;

  const urlFor = (user: string): string => broker.url.replace('guest:guest@', `${user}:secret@`);

  const addUsers = async (): Promise<void> => {
    const directory = mkdtempSync(join(tmpdir(), 'hearthstay-users-'));
    const file = join(directory, 'definitions.json');
    const users = applications.map((name) => ({ name, password: 'secret', tags: '' }));
    const permissions = applications.map((user) => ({ user, vhost: '/', ...permissionsOf(user, options) }));
    writeFileSync(file, JSON.stringify({ users, vhosts: [{ name: '/' }], permissions }));
    await broker.control('import_definitions', file);
    rmSync(directory, { recursive: true });
  };

  /** Starts a service that handles the event and, if it has calls, the command. */
  const start = async (name: string, controller: new () => object): Promise<void> => {
    services.push(await startService(transports[name]!, { name, events: 'once' }, controller));
  };

  beforeAll(async () => {
    log = recordLog();
    broker = await startRabbitMq();
    await addUsers();
    for (const user of applications) transports[user] = createRabbitMqTransport({ ...options, url: urlFor(user) });

    @Controller()
    class Bookings {
      @Handles(book)
      book(): Promise<Record<string, never>> {
        return booked();
      }

      @OnEvent(doorOpened)
      on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
        return handled(`bookings ${payload.door}`);
      }
    }
    @Controller()
    class Notifications {
      @OnEvent(doorOpened)
      on({ payload }: MessageOf<typeof doorOpened>): Promise<void> {
        return handled(`notifications ${payload.door}`);
      }
    }
    await start('bookings', Bookings);
    await start('notifications', Notifications);
    for (const transport of Object.values(transports)) await becomesReady(transport);
  });

  afterAll(async () => {
    for (const service of services) await service.close();
    for (const transport of Object.values(transports)) await transport.close();
    await broker.stop();
    log.stop();
  });

  beforeEach(() => {
    handled.mockReset().mockResolvedValue(undefined);
    booked.mockReset().mockResolvedValue({});
  });

  it('the BFF calls a service and gets the reply', async () => {
    await expect(transports['bff']!.client.call(book, {})).resolves.toEqual({});
  });

  it('a command of operators runs as the service that it calls', async () => {
    await expect(transports['bookings']!.client.call(book, {})).resolves.toEqual({});
  });

  it('events reach their services, also after a failure', async () => {
    handled.mockRejectedValueOnce(new TypeError('stuck'));
    await transports['media']!.client.publish(messageOf(doorOpened, { door: 'front' }));
    await eventually(() => {
      const doors = handled.mock.calls.map(([door]) => door);
      expect(new Set(doors)).toEqual(new Set(['bookings front', 'notifications front']));
      expect(doors).toHaveLength(3);
    });
  });

  it('media cannot give bookings a command', async () => {
    const call = transports['media']!.client.call({ ...book, deadlineMs: 500 }, {});
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    await expect(transports['bff']!.client.call(book, {})).resolves.toEqual({});
    expect(booked).toHaveBeenCalledTimes(1);
    expect(log.lines.join('\n')).toContain('Refused a call');
  });

  describe('the broker refuses media', () => {
    let channel: Channel;
    let close: () => Promise<void>;

    /** What the broker says when it closes the channel. */
    const refusal = async (attempt: () => unknown): Promise<string> => {
      const closed = new Promise<Error>((resolve) => channel.once('error', resolve));
      await Promise.resolve(attempt()).catch(() => undefined);
      return (await closed).message;
    };

    beforeEach(async () => {
      ({ channel, close } = await openAdminChannel(urlFor('media')));
    });
    afterEach(() => close());

    it.each([
      ['to read calls', () => channel.consume(callQueue(naming, 'bookings'), () => undefined)],
      ['to read events', () => channel.consume(eventQueue(naming, 'notifications'), () => undefined)],
      ['to read a single event', () => channel.get(eventQueue(naming, 'notifications'))],
      ['to remove events', () => channel.purgeQueue(eventQueue(naming, 'notifications'))],
      ['to delete a queue of calls', () => channel.deleteQueue(callQueue(naming, 'bookings'))],
      ['a queue of another name', () => channel.assertQueue('copies')],
    ])('%s', async (_what, attempt) => {
      expect(await refusal(attempt)).toContain('ACCESS_REFUSED');
    });

    it('to call as the BFF', async () => {
      const forge = () => channel.sendToQueue(callQueue(naming, 'bookings'), Buffer.from('{}'), { userId: 'bff' });
      expect(await refusal(forge)).toContain('PRECONDITION_FAILED');
    });
  });
});
