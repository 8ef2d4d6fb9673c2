import { Logger } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { Scheduler, type ScheduledTaskRepository } from '@hearthstay/scheduler';
import type { TestDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { OutboxRelay } from '../outbox-relay';
import type { WithOutbox } from '../outbox.schema';
import { recordEvent } from '../recorded-event';
import type { RelayOptions } from '../relay-options';
import { doorPainted, doorSchema, type Door } from './doors';
import { ScriptedPublisher } from './scripted-publisher';

export const quick: Partial<RelayOptions> = {
  minimumAge: 0,
  sweepEvery: 10,
  longestPauseAfterFailure: 40,
  longestPauseAfterTimeout: 40,
  // Long enough that no publication fails on a busy machine.
  publishTimeout: 600_000,
};
export const sweepsRarely: Partial<RelayOptions> = { ...quick, minimumAge: 60_000, sweepEvery: 60_000 };

/** A relay whose scheduler runs no other tasks and starts with the test's call. */
class TestRelay extends OutboxRelay {
  constructor(
    documents: Model<WithOutbox>,
    publisher: ScriptedPublisher,
    options: Partial<RelayOptions>,
    private readonly scheduler = new Scheduler({} as ScheduledTaskRepository),
  ) {
    super(documents, publisher, scheduler, options);
  }

  start(): void {
    this.scheduler.onApplicationBootstrap();
  }

  /** In the order of a service's stop. */
  async stop(): Promise<void> {
    await this.beforeApplicationShutdown();
    await this.scheduler.beforeApplicationShutdown();
  }
}

export interface RelayedDoors {
  documents(): Model<Door>;
  publisher(): ScriptedPublisher;
  /** A relay of the doors' outboxes. The last one is stopped after the test. */
  newRelay(options?: Partial<RelayOptions>): TestRelay;
  /** Each color is a change of the door with its event. */
  paint(id: string, ...colors: string[]): Promise<void>;
  outboxOf(id: string): Promise<EventMessage[] | undefined>;
}

export const colorsOf = (messages: EventMessage[]): string[] =>
  messages.map(({ payload }) => (payload as Pick<Door, 'color'>).color);

/** An empty collection of doors and a new publisher for each test. */
export const useRelayedDoors = (database: TestDatabase): RelayedDoors => {
  let documents: Model<Door>;
  let publisher: ScriptedPublisher;
  let relay: TestRelay;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    documents = database.connection().model<Door>('Door', doorSchema);
    await documents.createIndexes();
  });
  beforeEach(async () => {
    await documents.deleteMany({});
    publisher = new ScriptedPublisher();
  });
  afterEach(() => relay.stop());

  return {
    documents: () => documents,
    publisher: () => publisher,
    newRelay: (options = quick) => {
      relay = new TestRelay(database.connection().model<WithOutbox>('Door'), publisher, options);
      return relay;
    },
    paint: async (id, ...colors) => {
      for (const color of colors) {
        await documents.updateOne(
          { _id: id },
          { $set: { color }, $push: { outbox: recordEvent(doorPainted, { color }) } },
          { upsert: true },
        );
      }
    },
    outboxOf: async (id) => (await documents.findById(id).lean())?.outbox,
  };
};
