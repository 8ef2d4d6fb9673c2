import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ActorInterceptor } from './actor.interceptor';
import { AdminGuard } from './admin.guard';
import { Cookies } from './cookies';

/** Guards every route of the application, in whatever module it is declared. */
@Module({})
export class SecurityModule {
  static create(publicUrl: string): DynamicModule {
    return {
      module: SecurityModule,
      global: true,
      providers: [
        { provide: Cookies, useValue: new Cookies(publicUrl.startsWith('https:')) },
        { provide: APP_GUARD, useClass: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
      ],
      exports: [Cookies],
    };
  }
}
