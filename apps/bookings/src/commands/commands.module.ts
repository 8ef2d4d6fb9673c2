import { Module } from '@nestjs/common';
import { RemovalRepository } from './persistence/removal.repository';

/** Recognises repeated commands. */
@Module({
  providers: [RemovalRepository],
  exports: [RemovalRepository],
})
export class CommandsModule {}
