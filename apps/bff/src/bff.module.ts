import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { MessagingModule, type MessageTransport } from '@hearthstay/messaging';
import type { Env } from '@hearthstay/runtime';
import { CachedResponses } from './features/cached-responses/cached-responses';
import { BlockedDatesController } from './features/availability/blocked-days.controller';
import { AdminEmailsController } from './features/admins/admins.controller';
import { AdminRequestsController } from './features/requests/admin-requests.controller';
import { AdminSessionsController } from './features/admin-sessions/admin-sessions.controller';
import { AdminSettingsController } from './features/settings/admin-settings.controller';
import { noticeSources, type NoticeSource } from './features/notices/notice-source';
import { NoticesController } from './features/notices/notices.controller';
import { ReachedLimits } from './features/notices/reached-limits';
import { GuestStatisticsController } from './features/statistics/guest-statistics.controller';
import { GuestWhitelistController } from './features/whitelist/whitelist.controller';
import { PlainWhitelistController } from './features/whitelist/whitelist-without-notes.controller';
import { AdminBackgroundImageController } from './features/background-image/admin-background-image.controller';
import { BackgroundImageCache } from './features/background-image/background-image.cache';
import { BackgroundImageController } from './features/background-image/background-image.controller';
import { ImageFiles } from './features/background-image/image-files';
import { SettingsViews } from './features/settings/settings-views';
import { CalendarController } from './features/availability/occupied-days.controller';
import { GuestRequestsController } from './features/requests/guest-requests.controller';
import { CacheInvalidation } from './features/cache-invalidation/cache-invalidation';
import { CacheInvalidationConsumer } from './features/cache-invalidation/cache-invalidation.consumer';
import { InvalidateAfterWrites } from './features/cache-invalidation/invalidate-after-writes.interceptor';
import { OccupiedDaysCache } from './features/availability/occupied-days.cache';
import { PublicSettingsCache } from './features/settings/public-settings.cache';
import { ApiExceptionFilter } from './platform/errors/api-exception.filter';
import { GuestGate, siteIsSecure } from './features/site-password/guest-gate';
import { PasswordController } from './features/site-password/password.controller';
import { CallLimit } from './platform/rate-limit/request-rate-limiter';
import { serverLimits, type ServerLimits } from './platform/http/server-limits';
import { UntrustedProxy } from './features/notices/untrusted-proxy';
import { MailboxModule } from './features/mailbox/mailbox.module';
import { servesMailbox } from './features/mailbox/mailbox-address';
import { MailboxSecret } from './features/mailbox/mailbox-secret';
import { OpenApiController } from './platform/openapi/openapi.controller';
import { ActorInterceptor } from './platform/security/actor.interceptor';
import { AdminGuard } from './platform/security/admin.guard';

const apiControllers = [
  CalendarController,
  GuestRequestsController,
  PasswordController,
  AdminSessionsController,
  AdminRequestsController,
  AdminSettingsController,
  AdminBackgroundImageController,
  BackgroundImageController,
  AdminEmailsController,
  BlockedDatesController,
  GuestWhitelistController,
  PlainWhitelistController,
  GuestStatisticsController,
  NoticesController,
  OpenApiController,
];

@Module({})
export class BffModule {
  static create(
    env: Env,
    transport: MessageTransport,
    { callsPerMinute }: Pick<ServerLimits, 'callsPerMinute'> = serverLimits,
    mailboxSecret = new MailboxSecret(),
  ): DynamicModule {
    const messaging = MessagingModule.forTransport(transport);
    return {
      module: BffModule,
      imports: [DiscoveryModule, messaging, ...(servesMailbox(env) ? [MailboxModule.create(mailboxSecret)] : [])],
      controllers: [...apiControllers, CacheInvalidationConsumer],
      providers: [
        BackgroundImageCache,
        SettingsViews,
        ImageFiles,
        PublicSettingsCache,
        OccupiedDaysCache,
        CachedResponses,
        GuestGate,
        { provide: siteIsSecure, useValue: env.PUBLIC_URL.startsWith('https:') },
        CacheInvalidation,
        UntrustedProxy,
        ReachedLimits,
        {
          provide: noticeSources,
          useFactory: (...sources: NoticeSource[]) => sources,
          inject: [UntrustedProxy, ReachedLimits],
        },
        { provide: CallLimit, useValue: new CallLimit(env.RATE_LIMITS, callsPerMinute) },
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_GUARD, useClass: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
        { provide: APP_INTERCEPTOR, useClass: InvalidateAfterWrites },
      ],
    };
  }
}
