import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { AdminRosterRepository } from './persistence/admin-roster.repository';
import { adminRosterModel, adminRosterOutbox } from './persistence/admin-roster.schema';

/** The stored roster, in a separate module because login links and sessions are checked against it. */
@Module({
  providers: [AdminRosterRepository, provideOutboxRelay(adminRosterOutbox, adminRosterModel)],
  exports: [AdminRosterRepository],
})
export class AdminRosterStoreModule {}
