import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { databaseConnection } from '@hearthstay/database';
import type { Metric } from '@hearthstay/testing/measuring';
import type { Connection } from 'mongoose';
import { createInProcessTransport } from '../in-process/in-process.transport';
import { createRabbitMqTransport } from '../rabbitmq/rabbitmq.transport';
import type { MessageTransport } from '../transport';
import { compareLatency, compareThroughput } from './callers';
import { echo, GuestBook, readGuestBook } from './guest-book';

export interface RpcBench {
  rabbitMqUrl: string;
  /** The database of the handler. */
  databaseUri: string;
}

const callers = 50;
const smallResponse = 100;
const largeResponse = 5_000;

const startGuestBook = async (transport: MessageTransport, databaseUri: string) => {
  @Module({ imports: [GuestBook.in({ uri: databaseUri, name: `hearthstay-bench-${randomUUID()}` })] })
  class BenchModule {}

  const app = await NestFactory.createMicroservice(BenchModule, {
    strategy: transport.server({ name: 'bookings', events: 'once' }),
    logger: false,
    abortOnError: false,
  });
  await app.listen();
  return {
    close: async () => {
      await app.get<Connection>(databaseConnection).dropDatabase();
      await app.close();
      await transport.close();
    },
  };
};

/** Measures calls through the broker against calls of the same handler in one process. */
export const measureRpc = async ({ rabbitMqUrl, databaseUri }: RpcBench): Promise<Metric[]> => {
  const broker = createRabbitMqTransport({ url: rabbitMqUrl, subscriptions: {}, prefix: `bench-${randomUUID()}` });
  const inProcess = createInProcessTransport();
  const services = [await startGuestBook(broker, databaseUri), await startGuestBook(inProcess, databaseUri)];

  const read = (transport: MessageTransport) => (page: number) => transport.client.call(readGuestBook, { page });
  const responseOf = (characters: number) => () => broker.client.call(echo, { characters });
  const [direct, brokered] = await compareThroughput(callers, read(inProcess), read(broker));
  const [small, large] = await compareLatency(responseOf(smallResponse), responseOf(largeResponse));

  await Promise.all(services.map((service) => service.close()));
  return [
    { name: `calls in process, ${callers} callers`, value: direct, unit: 'calls/s' },
    { name: `calls through RabbitMQ, ${callers} callers`, value: brokered, unit: 'calls/s' },
    { name: 'cost of the broker', value: direct / brokered, unit: 'times', target: 2.2 },
    { name: `response of ${smallResponse} bytes, one caller`, value: small, unit: 'ms' },
    { name: `response of ${largeResponse} bytes, one caller`, value: large, unit: 'ms' },
    { name: 'cost of a large response', value: large / small, unit: 'times', target: 2 },
  ];
};
