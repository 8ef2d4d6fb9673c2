import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Inject, Logger } from '@nestjs/common';
import { event, query, type MessageOf } from '@hearthstay/contracts';
import { DatabaseModule, modelToken } from '@hearthstay/database';
import { startEmbeddedMongo, type EmbeddedMongo } from '@hearthstay/embedded-mongo';
import { createRabbitMqTransport, Handles, OnEvent, type MessageTransport } from '@hearthstay/messaging';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { connect, type ChannelModel } from 'amqplib';
import { Schema, type Model } from 'mongoose';
import { z } from 'zod';
import { readEnv } from '../env/env';
import type { ServiceDefinition } from './service-definition';
import { startService, type RunningService } from './start-service';

const noted = event('bookings.noted', z.object({ words: z.string() }));
const countNotes = query('bookings.count-notes', { request: z.object({}), response: z.object({ count: z.number() }) });
/** Other tests use the same broker. */
const prefix = `test-${randomUUID()}`;
const redelivery = { pauses: [[5]], outagePauses: [10], timeoutPauses: [10], timeoutAgeLimit: 60_000 };

interface Note {
  _id: string;
  words: string;
}

const note = { name: 'Note', schema: new Schema<Note>({ _id: String, words: String }) };

describe('A service during a database outage', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
  let database: EmbeddedMongo;
  let transport: MessageTransport;
  let service: RunningService;
  let admin: ChannelModel;
  let attempts = 0;

  @Controller()
  class Notes {
    constructor(@Inject(modelToken('Note')) private readonly notes: Model<Note>) {}

    @OnEvent(noted)
    async keep({ id, payload }: MessageOf<typeof noted>): Promise<void> {
      attempts += 1;
      await this.notes.create({ _id: id, ...payload });
    }

    @Handles(countNotes)
    async count(): Promise<{ count: number }> {
      return { count: await this.notes.countDocuments({}) };
    }
  }

  const definition: ServiceDefinition = {
    name: 'bookings',
    module: ({ databaseUri }) => ({
      module: class {},
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: 'notes', models: [note] })],
      controllers: [Notes],
    }),
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await startEmbeddedMongo({ directory });
    admin = await connect(testRabbitMqUrl());
    transport = createRabbitMqTransport({
      url: testRabbitMqUrl(),
      prefix,
      subscriptions: { bookings: [noted.name] },
      redelivery,
    });
    service = await startService(definition, { env: readEnv({}), databaseUri: database.uri, transport });
    await eventually(() => expect(transport.isReady()).toBe(true));
  });
  afterAll(async () => {
    await service.close();
    await transport.close();
    await admin.close();
    await database.close();
    rmSync(directory, { recursive: true });
  });

  it('keeps its events for longer than the maximum number of deliveries, and refuses calls', async () => {
    await database.close();
    await transport.client.publish({
      id: randomUUID(),
      name: noted.name,
      occurredAt: new Date().toISOString(),
      correlationId: randomUUID(),
      payload: { words: 'Seeblick' },
    });
    await eventually(() => expect(attempts).toBeGreaterThan(redelivery.pauses.length + 2));
    const code = expect.stringMatching(/^SERVICE_(UNAVAILABLE|TIMEOUT)$/);
    await expect(transport.client.call(countNotes, {})).rejects.toMatchObject({ code });

    database = await startEmbeddedMongo({ directory });
    await eventually(async () => {
      await expect(transport.client.call(countNotes, {})).resolves.toEqual({ count: 1 });
    });
    const channel = await admin.createChannel();
    await expect(channel.checkQueue(`${prefix}.events.bookings.dead`)).resolves.toMatchObject({ messageCount: 0 });
  });
});
