import type { FactoryProvider } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { OutboxRelay, type WithOutbox } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../property-clock';
import { undoSeconds } from '../domain/undoable-decision';
import { requestModel, requestOutbox } from './request.schema';

/** Decisions are held by the clock of the service, for as long as they can be undone. */
export const requestOutboxRelay: FactoryProvider<OutboxRelay> = {
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
