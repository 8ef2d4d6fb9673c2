import type { FactoryProvider } from '@nestjs/common';
import { modelToken, type ModelDefinition } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { Scheduler } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import { OutboxRelay } from './outbox-relay';
import type { WithOutbox } from './outbox.schema';

/** Provides the relay of one collection's outboxes under `token`, for a service with the `SchedulerModule`. */
export const provideOutboxRelay = (token: symbol, { name }: ModelDefinition): FactoryProvider<OutboxRelay> => ({
  provide: token,
  inject: [modelToken(name), EventPublisher, Scheduler],
  useFactory: (documents: Model<WithOutbox>, publisher: EventPublisher, scheduler: Scheduler) =>
    new OutboxRelay(documents, publisher, scheduler),
});
