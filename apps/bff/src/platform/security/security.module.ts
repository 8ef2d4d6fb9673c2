import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ActorInterceptor } from './actor.interceptor';
import { AdminGuard } from './admin.guard';
import { secureCookies } from './secure-cookies';

/** Guards every route of the application, in whatever module it is declared. */
@Module({})
export class SecurityModule {
  static create(publicUrl: string): DynamicModule {
    return {
      module: SecurityModule,
      global: true,
      providers: [
        { provide: secureCookies, useValue: publicUrl.startsWith('https:') },
        { provide: APP_GUARD, useClass: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
      ],
      exports: [secureCookies],
    };
  }
}
