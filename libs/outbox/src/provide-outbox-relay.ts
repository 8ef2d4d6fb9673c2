import type { FactoryProvider } from '@nestjs/common';
import { modelToken, type ModelDefinition } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { Scheduler } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import { OutboxRelay } from './outbox-relay';
import type { WithOutbox } from './outbox.schema';

/** Provides the relay of one collection's outboxes under `token`, for a service with the `SchedulerModule`. */
export const provideOutboxRelay = (token: symbol, { name }: ModelDefinition): FactoryProvider<OutboxRelay> => ({
  provide: token,
  inject: [modelToken(name), EventPublisher, Scheduler, Clock],
  useFactory: (documents: Model<WithOutbox>, publisher: EventPublisher, scheduler: Scheduler, { now }: Clock) =>
    new OutboxRelay(documents, publisher, scheduler, { now }),
});
