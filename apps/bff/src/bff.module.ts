import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { MessagingModule, type MessageTransport } from '@hearthstay/messaging';
import type { Env } from '@hearthstay/runtime';
import { BlockedDatesController } from './admin/availability/blocked-dates.controller';
import { AdminEmailsController } from './admin/emails/admin-emails.controller';
import { AdminRequestsController } from './admin/admin-requests.controller';
import { AdminSessionsController } from './admin/admin-sessions.controller';
import { AdminSettingsController } from './admin/admin-settings.controller';
import { GuestStatisticsController } from './admin/statistics/guest-statistics.controller';
import { GuestWhitelistController } from './admin/whitelist/guest-whitelist.controller';
import { PlainWhitelistController } from './admin/whitelist/plain-whitelist.controller';
import { AdminBackgroundImageController } from './background-image/admin-background-image.controller';
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
import { GuestGate } from './gate/guest-gate';
import { PasswordController } from './gate/password.controller';
import { CallLimit } from './http/call-limit';
import { MailboxController } from './mailbox/mailbox.controller';
import { OpenApiController } from './openapi/openapi.controller';
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
  OpenApiController,
];

/** With a mail server e-mails go out; in production there always is one. */
const keepsEmails = (env: Env): boolean => env.SMTP_URL === undefined && env.NODE_ENV !== 'production';

@Module({})
export class BffModule {
  static create(env: Env, transport: MessageTransport): DynamicModule {
    return {
      module: BffModule,
      imports: [DiscoveryModule, MessagingModule.forTransport(transport)],
      controllers: [...apiControllers, CopiesConsumer, ...(keepsEmails(env) ? [MailboxController] : [])],
      providers: [
        SettingsViews,
        ImageFiles,
        PublicSettingsCache,
        OccupiedDaysCache,
        GuestGate,
        Copies,
        { provide: CallLimit, useValue: new CallLimit(env.RATE_LIMITS) },
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_GUARD, useClass: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: ForgetAfterWrites },
      ],
    };
  }
}
