import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { AddAdmin } from './add-admin/add-admin';
import { ListAdminHistory } from './list-admin-history/list-admin-history';
import { ListAdmins } from './list-admins/list-admins';
import { AdminRosterStoreModule } from '../admin-roster/admin-roster-store.module';
import { RefuseExampleAdmin } from './refuse-example-admin/refuse-example-admin';
import { RemoveAdmin } from './remove-admin/remove-admin';
import { SeedFirstAdmins } from './seed-first-admins/seed-first-admins';
import { SetAdminLocale } from './set-admin-locale/set-admin-locale';

/** The admins, who manage the property. */
@Module({
  imports: [AdminRosterStoreModule, SessionsModule],
  controllers: [ListAdmins, ListAdminHistory, AddAdmin, SetAdminLocale, RemoveAdmin],
  providers: [RefuseExampleAdmin, SeedFirstAdmins],
})
export class AdminsModule {}
