import { Module, type FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { OutboxRelay, type WithOutbox } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../property-clock';
import { undoSeconds } from '../domain/undoable-decision';
import { RequestCommandRepository } from './request-command.repository';
import { RequestRepository } from './request.repository';
import { requestModel, requestOutbox } from './request.schema';

const repositories = [RequestRepository, RequestCommandRepository];

/** Decisions are held by the clock of the service, for as long as they can be undone. */
const outboxRelay: FactoryProvider<OutboxRelay> = {
  provide: requestOutbox,
  inject: [modelToken(requestModel.name), EventPublisher, Scheduler, PropertyClock, undoSeconds],
  useFactory: (
    documents: Model<WithOutbox>,
    publisher: EventPublisher,
    scheduler: Scheduler,
    { now }: PropertyClock,
    longestSeconds: number,
  ) => new OutboxRelay(documents, publisher, scheduler, { now, longestHold: longestSeconds * 1_000 }),
};

/**
 * The stored requests. This is a separate module because features on which requests depend, such as availability, also
 * read them.
 */
@Module({
  providers: [...repositories, outboxRelay],
  exports: repositories,
})
export class RequestStoreModule {}
