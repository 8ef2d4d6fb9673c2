import { Module } from '@nestjs/common';
import { RequestCommandRepository } from './persistence/request-command.repository';
import { requestOutboxRelay } from './persistence/request-outbox';
import { RequestRepository } from './persistence/request.repository';
import { RemoveExpiredCommands } from './remove-expired-commands/remove-expired-commands';

/**
 * The stored requests. This is a separate module because features on which requests depend, such as availability, also
 * read them.
 */
@Module({
  providers: [RequestRepository, RequestCommandRepository, requestOutboxRelay, RemoveExpiredCommands],
  exports: [RequestRepository],
})
export class RequestStoreModule {}
