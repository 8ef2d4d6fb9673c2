import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, type MessageTransport } from '@hearthstay/messaging';
import { ClockModule, type Clock, type Env } from '@hearthstay/runtime';
import { AdminSessionsModule } from './features/admin-sessions/admin-sessions.module';
import { AdminsModule } from './features/admins/admins.module';
import { AvailabilityModule } from './features/availability/availability.module';
import { BackgroundImageModule } from './features/background-image/background-image.module';
import type { LatestBackup } from './features/backup/backup.controller';
import { BackupModule } from './features/backup/backup.module';
import { CacheInvalidationModule } from './features/cache-invalidation/cache-invalidation.module';
import { CalendarsModule } from './features/calendars/calendars.module';
import { CachedResponsesModule } from './features/cached-responses/cached-responses.module';
import { HouseModule } from './features/house/house.module';
import { LegalModule } from './features/legal/legal.module';
import { servesMailbox } from './features/mailbox/mailbox-address';
import { DecisionModule } from './features/decision/decision.module';
import { EmbedModule } from './features/embed/embed.module';
import { EmailLogModule } from './features/email-log/email-log.module';
import { HistoryModule } from './features/history/history.module';
import { MailboxModule } from './features/mailbox/mailbox.module';
import { MailboxSecret } from './features/mailbox/mailbox-secret';
import { MessagesModule } from './features/messages/messages.module';
import { NoticeAddressModule } from './features/notice-address/notice-address.module';
import { NoticesModule } from './features/notices/notices.module';
import type { PageOptions } from './features/pages/pages';
import { PagesModule } from './features/pages/pages.module';
import { QuotesModule } from './features/quotes/quotes.module';
import { PhotosModule } from './features/photos/photos.module';
import { ProposalsModule } from './features/proposals/proposals.module';
import { RequestsModule } from './features/requests/requests.module';
import { AdminSettingsModule } from './features/settings/admin-settings.module';
import { SettingsModule } from './features/settings/settings.module';
import { SitePasswordModule } from './features/site-password/site-password.module';
import { StatisticsModule } from './features/statistics/statistics.module';
import { StayConditionsModule } from './features/stay-conditions/stay-conditions.module';
import { StayEmailsModule } from './features/stay-emails/stay-emails.module';
import { PrivacyModule } from './features/privacy/privacy.module';
import { WhitelistModule } from './features/whitelist/whitelist.module';
import { ErrorsModule } from './platform/errors/errors.module';
import { serverLimits, type ServerLimits } from './platform/http/server-limits';
import { OpenApiModule } from './platform/openapi/openapi.module';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module';
import { SecurityModule } from './platform/security/security.module';

const features = [
  AdminSessionsModule,
  AdminsModule,
  AvailabilityModule,
  BackgroundImageModule,
  CacheInvalidationModule,
  CachedResponsesModule,
  EmailLogModule,
  EmbedModule,
  HistoryModule,
  NoticeAddressModule,
  HouseModule,
  LegalModule,
  MessagesModule,
  NoticesModule,
  QuotesModule,
  RequestsModule,
  PhotosModule,
  ProposalsModule,
  SettingsModule,
  SitePasswordModule,
  StatisticsModule,
  StayConditionsModule,
  StayEmailsModule,
  WhitelistModule,
  PrivacyModule,
];

@Module({})
export class BffModule {
  static create(
    env: Env,
    transport: MessageTransport,
    ofPages: PageOptions,
    { requestsPerMinute }: Pick<ServerLimits, 'requestsPerMinute'> = serverLimits,
    mailboxSecret = new MailboxSecret(),
    clock?: Clock,
    latestBackup?: LatestBackup,
  ): DynamicModule {
    return {
      module: BffModule,
      imports: [
        MessagingModule.forTransport(transport),
        ClockModule.with(clock),
        ErrorsModule,
        SecurityModule.create(env.PUBLIC_URL),
        RateLimitModule.create(env.RATE_LIMITS, requestsPerMinute),
        OpenApiModule,
        AdminSettingsModule.create(env.DEFAULT_LOCALE),
        BackupModule.create(latestBackup),
        CalendarsModule.create(env.PUBLIC_URL),
        DecisionModule.create(env.UNDO_SECONDS),
        PagesModule.create(ofPages),
        ...features,
        ...(servesMailbox(env) ? [MailboxModule.create(mailboxSecret)] : []),
      ],
    };
  }
}
