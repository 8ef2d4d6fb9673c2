import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { AddAdmin } from './add-admin/add-admin';
import { ListAdminsHandler } from './list-admins/list-admins.handler';
import { AdminRosterStoreModule } from './persistence/admin-roster-store.module';
import { RefuseExampleAdmin } from './refuse-example-admin/refuse-example-admin';
import { RemoveAdmin } from './remove-admin/remove-admin';
import { SeedFirstAdmins } from './seed-first-admins/seed-first-admins';

/** The admins, who manage the property. */
@Module({
  imports: [AdminRosterStoreModule, SessionsModule],
  controllers: [ListAdminsHandler, AddAdmin, RemoveAdmin],
  providers: [RefuseExampleAdmin, SeedFirstAdmins],
})
export class AdminsModule {}
