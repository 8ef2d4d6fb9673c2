import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import { provideRateLimit } from '@hearthstay/rate-limit';
import type { ServiceContext } from '@hearthstay/runtime';
import { AddAdmin } from './admins/add-admin/add-admin';
import { AddAdminHandler } from './admins/add-admin/add-admin.handler';
import { ListAdminsHandler } from './admins/list-admins/list-admins.handler';
import { RemoveAdmin } from './admins/remove-admin/remove-admin';
import { RemoveAdminHandler } from './admins/remove-admin/remove-admin.handler';
import { firstAdmins, SeedFirstAdmins } from './admins/seed-first-admins/seed-first-admins';
import { Clock } from './clock';
import { ListReachedAdminLimitsHandler } from './login-links/list-reached-admin-limits.handler';
import { loginLinkLimit } from './login-links/login-link-limit';
import { linkMinutes, RequestAccess } from './login-links/request-access/request-access';
import { RequestAccessHandler } from './login-links/request-access/request-access.handler';
import { models, persistenceProviders } from './persistence.providers';
import { Authenticate } from './sessions/authenticate/authenticate';
import { AuthenticateHandler } from './sessions/authenticate/authenticate.handler';
import { CloseSessionHandler } from './sessions/close-session/close-session.handler';
import { OpenSession } from './sessions/open-session/open-session';
import { OpenSessionHandler } from './sessions/open-session/open-session.handler';

@Module({})
export class AdminAuthModule {
  static for({ env, databaseUri }: ServiceContext): DynamicModule {
    return {
      module: AdminAuthModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('admin-auth'), models })],
      controllers: [
        ListAdminsHandler,
        AddAdminHandler,
        RemoveAdminHandler,
        RequestAccessHandler,
        OpenSessionHandler,
        AuthenticateHandler,
        CloseSessionHandler,
        ListReachedAdminLimitsHandler,
      ],
      providers: [
        ...persistenceProviders,
        SeedFirstAdmins,
        AddAdmin,
        RemoveAdmin,
        provideRateLimit(loginLinkLimit, env.RATE_LIMITS),
        RequestAccess,
        OpenSession,
        Authenticate,
        { provide: Clock, useFactory: () => new Clock() },
        { provide: firstAdmins, useValue: env.ADMIN_EMAILS },
        { provide: linkMinutes, useValue: env.ADMIN_LINK_MINUTES },
      ],
    };
  }
}
