import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule, type ModelDefinition } from '@hearthstay/database';
import { rateLimitModels } from '@hearthstay/access';
import type { ServiceContext } from '@hearthstay/runtime';
import { SchedulerModule } from '@hearthstay/scheduler';
import { AdminsModule } from './admins/admins.module';
import { adminRosterModel } from './admin-roster/persistence/admin-roster.schema';
import { EnvironmentModule } from './environment.module';
import { LoginLinksModule } from './login-links/login-links.module';
import { loginLinkModel } from './login-links/persistence/login-link.schema';
import { RateLimitsModule } from './rate-limits/rate-limits.module';
import { sessionModel } from './sessions/persistence/session.schema';
import { SessionsModule } from './sessions/sessions.module';

/** The service's collections. */
const models: ModelDefinition[] = [adminRosterModel, loginLinkModel, sessionModel, ...rateLimitModels];

@Module({})
export class AdminAuthModule {
  static for({ env, databaseUri }: ServiceContext): DynamicModule {
    return {
      module: AdminAuthModule,
      imports: [
        DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('admin-auth'), models }),
        SchedulerModule,
        EnvironmentModule.for(env),
        RateLimitsModule.for(env.RATE_LIMITS),
        AdminsModule,
        LoginLinksModule,
        SessionsModule,
      ],
    };
  }
}
