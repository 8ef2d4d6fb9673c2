import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { MessagingModule, type MessageTransport } from '@hearthstay/messaging';
import type { Env } from '@hearthstay/runtime';
import { BlockedDatesController } from './admin/availability/blocked-dates.controller';
import { AdminEmailsController } from './admin/emails/admin-emails.controller';
import { AdminRequestsController } from './admin/admin-requests.controller';
import { AdminSessionsController } from './admin/admin-sessions.controller';
import { AdminSettingsController } from './admin/admin-settings.controller';
import { noticeSources, type NoticeSource } from './admin/notices/notice-source';
import { NoticesController } from './admin/notices/notices.controller';
import { ReachedLimits } from './admin/notices/reached-limits';
import { GuestStatisticsController } from './admin/statistics/guest-statistics.controller';
import { GuestWhitelistController } from './admin/whitelist/guest-whitelist.controller';
import { PlainWhitelistController } from './admin/whitelist/plain-whitelist.controller';
import { AdminBackgroundImageController } from './background-image/admin-background-image.controller';
import { BackgroundImageCache } from './background-image/background-image.cache';
import { BackgroundImageController } from './background-image/background-image.controller';
import { ImageFiles } from './background-image/image-files';
import { SettingsViews } from './background-image/settings-views';
import { CalendarController } from './bookings/calendar.controller';
import { GuestRequestsController } from './bookings/guest-requests.controller';
import { Copies } from './cache/copies';
import { CopiesConsumer } from './cache/copies.consumer';
import { ForgetAfterWrites } from './cache/forget-after-writes.interceptor';
import { OccupiedDaysCache } from './cache/occupied-days.cache';
import { PublicSettingsCache } from './cache/public-settings.cache';
import { ApiExceptionFilter } from './errors/api-exception.filter';
import { GuestGate, siteIsSecure } from './gate/guest-gate';
import { PasswordController } from './gate/password.controller';
import { CallLimit } from './http/call-limit';
import { UntrustedProxy } from './http/untrusted-proxy';
import { MailboxModule } from './mailbox/mailbox.module';
import { servesMailbox } from './mailbox/mailbox-address';
import { MailboxSecret } from './mailbox/mailbox-secret';
import { OpenApiController } from './openapi/openapi.controller';
import { ActorInterceptor } from './security/actor.interceptor';
import { AdminGuard } from './security/admin.guard';

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
  static create(env: Env, transport: MessageTransport, mailboxSecret = new MailboxSecret()): DynamicModule {
    const messaging = MessagingModule.forTransport(transport);
    return {
      module: BffModule,
      imports: [DiscoveryModule, messaging, ...(servesMailbox(env) ? [MailboxModule.create(mailboxSecret)] : [])],
      controllers: [...apiControllers, CopiesConsumer],
      providers: [
        BackgroundImageCache,
        SettingsViews,
        ImageFiles,
        PublicSettingsCache,
        OccupiedDaysCache,
        GuestGate,
        { provide: siteIsSecure, useValue: env.PUBLIC_URL.startsWith('https:') },
        Copies,
        UntrustedProxy,
        ReachedLimits,
        {
          provide: noticeSources,
          useFactory: (...sources: NoticeSource[]) => sources,
          inject: [UntrustedProxy, ReachedLimits],
        },
        { provide: CallLimit, useValue: new CallLimit(env.RATE_LIMITS) },
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_GUARD, useClass: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ForgetAfterWrites },
      ],
    };
  }
}
