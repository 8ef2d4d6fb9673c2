import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { RequestCommandRepository } from './request-command.repository';
import { RequestRepository } from './request.repository';
import { requestModel, requestOutbox } from './request.schema';

const repositories = [RequestRepository, RequestCommandRepository];

/**
 * The stored requests. They are a module of their own because the features that requests are built on, such as
 * availability, read them too.
 */
@Module({
  providers: [...repositories, provideOutboxRelay(requestOutbox, requestModel)],
  exports: repositories,
})
export class RequestStoreModule {}
