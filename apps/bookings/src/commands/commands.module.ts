import { Module } from '@nestjs/common';
import { RequestStoreModule } from '../requests/persistence/request-store.module';
import { RemoveExpiredCommands } from './remove-expired-commands/remove-expired-commands';
import { RemovalRepository } from './persistence/removal.repository';

/** Recognises repeated commands. */
@Module({
  imports: [RequestStoreModule],
  providers: [RemoveExpiredCommands, RemovalRepository],
  exports: [RemovalRepository],
})
export class CommandsModule {}
