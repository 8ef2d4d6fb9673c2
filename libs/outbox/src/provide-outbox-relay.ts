import type { FactoryProvider } from '@nestjs/common';
import { modelToken, type ModelDefinition } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import { OutboxRelay } from './outbox-relay';
import type { WithOutbox } from './outbox.schema';

/** Provides the relay of one collection's outboxes under `token`. Nest starts and stops it with the service. */
export const provideOutboxRelay = (token: symbol, { name }: ModelDefinition): FactoryProvider<OutboxRelay> => ({
  provide: token,
  inject: [modelToken(name), EventPublisher],
  useFactory: (documents: Model<WithOutbox>, publisher: EventPublisher) => new OutboxRelay(documents, publisher),
});
