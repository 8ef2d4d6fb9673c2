import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@hearthstay/runtime';
import { allowsExampleAdmin } from './admins/refuse-example-admin/refuse-example-admin';
import { firstAdmins } from './admins/seed-first-admins/seed-first-admins';
import { linkMinutes } from './login-links/request-access/request-access';

/** The environment variables of all features. */
@Global()
@Module({})
export class EnvironmentModule {
  static for({ ADMIN_EMAILS, ADMIN_LINK_MINUTES, NODE_ENV }: ServiceContext['env']): DynamicModule {
    const providers = [
      { provide: firstAdmins, useValue: ADMIN_EMAILS },
      { provide: allowsExampleAdmin, useValue: NODE_ENV !== 'production' },
      { provide: linkMinutes, useValue: ADMIN_LINK_MINUTES },
    ];
    return { module: EnvironmentModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
