import { Module, type DynamicModule } from '@nestjs/common';
import { provideRateLimit, rateLimitModels, ReachedLimits } from '@hearthstay/access';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import type { ServiceContext } from '@hearthstay/runtime';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { SchedulerModule } from '@hearthstay/scheduler';
import { AdminNotices } from './admin-recipients/admin-notices';
import { StoreRosterOnChange } from './admin-recipients/store-roster-on-change';
import { adminNoticeModel, AdminNoticeRepository } from './admin-recipients/persistence/admin-notice.repository';
import { adminNoticeSchema } from './admin-recipients/persistence/admin-notice.schema';
import { adminRosterModel, AdminRosterRepository } from './admin-recipients/persistence/admin-roster.repository';
import { adminRosterSchema } from './admin-recipients/persistence/admin-roster.schema';
import { DecisionLinks } from './decision-links/decision-links';
import { FindDecisionLink } from './decision-links/find-decision-link/find-decision-link';
import { DecisionLinkRepository } from './decision-links/persistence/decision-link.repository';
import { decisionLinkModel } from './decision-links/persistence/decision-link.schema';
import { createDelivery } from './delivery/create-delivery';
import { EmailDelivery } from './delivery/email-delivery';
import { EmailOutageRepository } from './jobs/persistence/email-outage.repository';
import { CurrentOutage } from './email-outage/current-outage';
import { GetEmailOutage } from './email-outage/get-email-outage/get-email-outage';
import { ReportOutage } from './email-outage/report-outage/report-outage';
import { CopyEmailLink } from './email-log/copy-email-link/copy-email-link';
import { ListEmailLog } from './email-log/list-email-log/list-email-log';
import { EmailLogRepository } from './jobs/persistence/email-log.repository';
import { ResendEmail } from './email-log/resend-email/resend-email';
import { Channels } from './jobs/channels';
import { ClockSetBack } from './jobs/clock-set-back';
import { DeliveryAttempt, parallelAttempts } from './jobs/delivery-attempt';
import { EmailAttempts } from './jobs/email-attempts';
import { EmailChannel } from './jobs/email-channel';
import { EmailBacklog } from './jobs/email-backlog';
import { EmailQueue } from './jobs/email-queue';
import { EmailWorker } from './jobs/email-worker';
import { NoticeChannel } from './jobs/notice-channel';
import { CancelledKeyRepository } from './jobs/persistence/cancelled-key.repository';
import { cancelledKeyModel } from './jobs/persistence/cancelled-key.schema';
import { EmailContentRepository } from './jobs/persistence/email-content.repository';
import { emailJobModel, EmailJobRepository } from './jobs/persistence/email-job.repository';
import { EmailLeaseRepository } from './jobs/persistence/email-lease.repository';
import { emailJobSchema } from './jobs/persistence/email-job.schema';
import { ErasedDeadLetters, brokerAddress } from './guest-erasure/erased-dead-letters';
import { EraseGuestOnEvent } from './guest-erasure/erase-guest-on-event';
import { ErasedEvents } from './guest-erasure/erased-events';
import { CountGuestEmails } from './guest-erasure/count-guest-emails';
import { ExportGuestEmails } from './guest-erasure/export-guest-emails';
import { GuestErasure } from './guest-erasure/guest-erasure';
import { ErasedGuestRepository } from './guest-erasure/persistence/erased-guest.repository';
import { erasedGuestModel, erasedGuestOutbox } from './guest-erasure/persistence/erased-guest.schema';
import { GuestEmailRepository } from './jobs/persistence/guest-email.repository';
import { GetMailboxEmail } from './mailbox/get-mailbox-email/get-mailbox-email';
import { ListMailbox } from './mailbox/list-mailbox/list-mailbox';
import { migrations } from './migrations';
import { GetNoticeAddress } from './notice-address/get-notice-address/get-notice-address';
import { SetNoticeAddress } from './notice-address/set-notice-address/set-notice-address';
import { TestNoticeAddress } from './notice-address/test-notice-address/test-notice-address';
import { testNoticeLimit } from './notice-address/test-notice-address/test-notice-limit';
import { NoticeAddressRepository } from './notices/persistence/notice-address.repository';
import { noticeAddressModel } from './notices/persistence/notice-address.schema';
import { Retention } from './retention/retention';
import { eventConsumers } from './rules/event-consumers';
import { NotificationSettings } from './settings/notification-settings';
import { PreviewStayEmail } from './stay-emails/preview-stay-email/preview-stay-email';
import { SendTestEmail } from './test-email/send-test-email/send-test-email';
import { testEmailLimit } from './test-email/test-email-limit';

@Module({
  controllers: [
    ...eventConsumers,
    StoreRosterOnChange,
    EraseGuestOnEvent,
    CountGuestEmails,
    ExportGuestEmails,
    FindDecisionLink,
    ListMailbox,
    GetMailboxEmail,
    ListEmailLog,
    ResendEmail,
    CopyEmailLink,
    SendTestEmail,
    PreviewStayEmail,
    GetEmailOutage,
    GetNoticeAddress,
    SetNoticeAddress,
    TestNoticeAddress,
  ],
  providers: [
    EmailJobRepository,
    CancelledKeyRepository,
    EmailLeaseRepository,
    AdminNoticeRepository,
    AdminRosterRepository,
    DecisionLinkRepository,
    DecisionLinks,
    DeliveryAttempt,
    EmailAttempts,
    EmailBacklog,
    EmailWorker,
    EmailQueue,
    ClockSetBack,
    AdminNotices,
    EmailContentRepository,
    EmailLogRepository,
    EmailOutageRepository,
    CurrentOutage,
    EmailChannel,
    NoticeChannel,
    Channels,
    NoticeAddressRepository,
    ReportOutage,
    Retention,
    ErasedGuestRepository,
    provideOutboxRelay(erasedGuestOutbox, erasedGuestModel),
    GuestEmailRepository,
    ErasedDeadLetters,
    GuestErasure,
    ErasedEvents,
  ],
})
export class NotificationsModule {
  static for({ env, databaseUri }: ServiceContext): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [
        DatabaseModule.forRoot({
          uri: databaseUri,
          name: databaseOf('notifications'),
          models: [
            { name: emailJobModel, schema: emailJobSchema },
            { name: adminNoticeModel, schema: adminNoticeSchema },
            { name: adminRosterModel, schema: adminRosterSchema },
            decisionLinkModel,
            cancelledKeyModel,
            noticeAddressModel,
            erasedGuestModel,
            ...rateLimitModels,
          ],
          migrations,
        }),
        SchedulerModule,
      ],
      providers: [
        ReachedLimits,
        provideRateLimit(testEmailLimit, env.RATE_LIMITS),
        provideRateLimit(testNoticeLimit, env.RATE_LIMITS),
        { provide: brokerAddress, useValue: env.RABBITMQ_URL },
        { provide: NotificationSettings, useValue: new NotificationSettings(env) },
        {
          provide: EmailDelivery,
          inject: [NotificationSettings],
          useFactory: (settings: NotificationSettings) => createDelivery(settings, parallelAttempts),
        },
      ],
    };
  }
}
