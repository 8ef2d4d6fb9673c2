import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@hearthstay/runtime';
import { firstAdmins } from './admins/seed-first-admins/seed-first-admins';
import { Clock } from './clock';
import { linkMinutes } from './login-links/request-access/request-access';

/** The clock, and the environment variables of all features. */
@Global()
@Module({})
export class EnvironmentModule {
  static for({ ADMIN_EMAILS, ADMIN_LINK_MINUTES }: ServiceContext['env']): DynamicModule {
    const providers = [
      { provide: Clock, useFactory: () => new Clock() },
      { provide: firstAdmins, useValue: ADMIN_EMAILS },
      { provide: linkMinutes, useValue: ADMIN_LINK_MINUTES },
    ];
    return { module: EnvironmentModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
