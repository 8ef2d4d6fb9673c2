import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { RequestCommandRepository } from './request-command.repository';
import { RequestRepository } from './request.repository';
import { requestModel, requestOutbox } from './request.schema';

const repositories = [RequestRepository, RequestCommandRepository];

/**
 * The stored requests. This is a separate module because features on which requests depend, such as availability, also
 * read them.
 */
@Module({
  providers: [...repositories, provideOutboxRelay(requestOutbox, requestModel)],
  exports: repositories,
})
export class RequestStoreModule {}
