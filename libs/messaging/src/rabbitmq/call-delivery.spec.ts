import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { eventually, recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import type { Channel } from 'amqplib';
import { currentCommandId, runInMessageContext } from '@hearthstay/message-context';
import { Handles } from '../handlers/handles.decorator';
import { openAdminChannel } from '../testing/broker-admin';
import { book, describeContext, greet } from '../testing/contracts';
import { Latch } from '../testing/latch';
import { startService, type RunningService } from '../testing/start-service';
import { openRabbitMqTransport, uniquePrefix } from '../testing/transports';
import type { MessageTransport } from '../transport';
import { expirationOf, handlingTime } from './command-deadline';
import { callQueue, declareCallQueue } from './topology';

describe('Calls over RabbitMQ', () => {
  let log: ReturnType<typeof recordLog>;
  let prefix: string;
  let transport: MessageTransport;
  let service: RunningService | undefined;
  let admin: { channel: Channel; close(): Promise<void> };
  const greeted = jest.fn<Promise<{ text: string }>, []>();
  const booked = jest.fn<Promise<Record<string, never>>, []>();

  @Controller()
  class Bookings {
    @Handles(greet)
    greet(): Promise<{ text: string }> {
      return greeted();
    }

    @Handles(book)
    book(): Promise<Record<string, never>> {
      return booked();
    }
  }

  const start = async () => {
    service = await startService(transport, { name: 'bookings', events: 'once' }, Bookings);
    return service;
  };

  /** Waits until the broker returns a later call of the same channel, whose service has no queue. */
  const callsHaveArrived = () =>
    expect(transport.client.call(describeContext, {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });

  beforeEach(async () => {
    log = recordLog();
    greeted.mockReset().mockResolvedValue({ text: 'Hello' });
    booked.mockReset().mockResolvedValue({});
    prefix = uniquePrefix();
    transport = await openRabbitMqTransport({ prefix });
    admin = await openAdminChannel(testRabbitMqUrl());
  });

  afterEach(async () => {
    await service?.close();
    await transport.close();
    await admin.close();
    log.stop();
  });

  it('are not handled after their deadline', async () => {
    await (await start()).close();
    const call = transport.client.call({ ...book, deadlineMs: 500 }, {});
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    await callsHaveArrived();
    const queue = callQueue({ prefix }, 'bookings');
    await eventually(async () => expect((await admin.channel.checkQueue(queue)).messageCount).toBe(0));
    await start();
    await transport.client.call(greet, { name: 'Ada' });
    expect(booked).not.toHaveBeenCalled();
  });

  it('wait for a service that is restarting', async () => {
    await (await start()).close();
    const response = transport.client.call(greet, { name: 'Ada' });
    await start();
    await expect(response).resolves.toEqual({ text: 'Hello' });
  });

  it('are acknowledged also when their handlers fail, so the next ones are delivered', async () => {
    await transport.close();
    transport = await openRabbitMqTransport({ prefix, prefetch: { calls: 2 } });
    await start();
    booked.mockRejectedValue(new Error('no'));
    for (let call = 0; call < 5; call += 1) await transport.client.call(book, {}).catch(() => undefined);
    await expect(transport.client.call(greet, { name: 'Ada' })).resolves.toEqual({ text: 'Hello' });
  });

  it('continue after the queue of the service was deleted', async () => {
    await start();
    await admin.channel.deleteQueue(callQueue({ prefix }, 'bookings'));
    // A call that is lost with the queue is repeated before the test gives up.
    const greetSoon = { ...greet, deadlineMs: 3_000 };
    await eventually(async () => {
      await expect(transport.client.call(greetSoon, { name: 'Ada' })).resolves.toEqual({ text: 'Hello' });
    });
  });

  it('are redelivered when an instance loses its connection, commands under the same id', async () => {
    const queue = callQueue({ prefix }, 'bookings');
    await declareCallQueue(admin.channel, { prefix }, 'bookings');
    const taken = [new Latch(), new Latch()];
    const cutOff = await openAdminChannel(testRabbitMqUrl());
    await cutOff.channel.consume(queue, () => taken.shift()?.open());
    const bothTaken = Promise.all(taken.map(({ opened }) => opened));
    const query = transport.client.call(greet, { name: 'Ada' });
    const command = runInMessageContext({ correlationId: 'any', commandId: 'from-the-browser' }, () =>
      transport.client.call(book, {}),
    );
    await bothTaken;
    await start();
    booked.mockImplementation(async () => {
      expect(currentCommandId()).toBe('from-the-browser');
      return {};
    });
    await cutOff.close();
    await expect(query).resolves.toEqual({ text: 'Hello' });
    await expect(command).resolves.toEqual({});
    expect(booked).toHaveBeenCalledTimes(1);
  });

  it('limit a command to the rest of its deadline after its time in the queue', async () => {
    await (await start()).close();
    const bookSoon = { ...book, deadlineMs: 6_000 };
    const late = transport.client.call(bookSoon, {});
    late.catch(() => undefined);
    // Its time in the queue begins when it has arrived there.
    await callsHaveArrived();
    await pause(expirationOf(bookSoon));
    await start();
    await transport.client.call(greet, { name: 'Ada' });
    expect(booked).not.toHaveBeenCalled();
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    expect(expirationOf(bookSoon) + handlingTime(bookSoon.deadlineMs)).toBe(bookSoon.deadlineMs);
  });

  it('that are not JSON are rejected as malformed requests', async () => {
    await start();
    const reply = new Promise<string>((resolve, reject) => {
      const onReply = (message: { content: Buffer } | null) => resolve(String(message?.content));
      admin.channel.consume('amq.rabbitmq.reply-to', onReply, { noAck: true }).then(() => {
        admin.channel.sendToQueue(callQueue({ prefix }, 'bookings'), Buffer.from('{'), {
          type: greet.name,
          replyTo: 'amq.rabbitmq.reply-to',
        });
      }, reject);
    });
    await expect(reply).resolves.toContain('VALIDATION_FAILED');
    expect(greeted).not.toHaveBeenCalled();
  });

  it('do not wait for TCP acknowledgements on either side', async () => {
    const setNoDelay = jest.spyOn(Socket.prototype, 'setNoDelay');
    const other = await openRabbitMqTransport({ prefix });
    const server = await startService(other, { name: 'bookings', events: 'once' }, Bookings);
    expect(setNoDelay.mock.calls).toEqual([[true], [true]]);
    setNoDelay.mockRestore();
    await server.close();
    await other.close();
  });
});
