import { Module } from '@nestjs/common';
import { RequestStoreModule } from '../requests/persistence/request-store.module';
import { ForgetCommands } from './forget-commands/forget-commands';
import { RemovalRepository } from './persistence/removal.repository';

/** Recognises commands that come again. */
@Module({
  imports: [RequestStoreModule],
  providers: [ForgetCommands, RemovalRepository],
  exports: [RemovalRepository],
})
export class CommandsModule {}
