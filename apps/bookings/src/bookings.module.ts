import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule, type ModelDefinition } from '@hearthstay/database';
import { rateLimitModels } from '@hearthstay/access';
import type { ServiceContext } from '@hearthstay/runtime';
import { SchedulerModule } from '@hearthstay/scheduler';
import { AvailabilityModule, availabilityModels } from './availability';
import { CalendarsModule, calendarModels } from './calendars';
import { CommandsModule } from './commands';
import { removalModel } from './commands/persistence/removal.schema';
import { EnvironmentModule } from './environment.module';
import { guestLinkModel } from './guests/guest-links/persistence/guest-link.schema';
import { GuestsModule } from './guests';
import { whitelistModel } from './guests/whitelist/persistence/whitelist.schema';
import { messageModel } from './messages/persistence/message.schema';
import { MessagesModule } from './messages';
import { PrivacyModule, privacyRecordModel } from './privacy';
import { HistoryModule } from './history';
import { RateLimitsModule } from './rate-limits/rate-limits.module';
import { migrations } from './migrations';
import { OwnerCalendarModule } from './owner-calendar';
import { requestModel } from './request-store/persistence/request.schema';
import { RequestsModule } from './requests';
import { StayRulesModule } from './stay-rules';
import { settingsModel } from './settings/persistence/settings.schema';
import { SettingsModule } from './settings';
import { StatisticsModule } from './statistics';

/** The service's collections. */
const models: ModelDefinition[] = [
  requestModel,
  messageModel,
  ...availabilityModels,
  ...calendarModels,
  guestLinkModel,
  settingsModel,
  whitelistModel,
  removalModel,
  privacyRecordModel,
  ...rateLimitModels,
];

@Module({})
export class BookingsModule {
  static for({ env, databaseUri }: ServiceContext): DynamicModule {
    return {
      module: BookingsModule,
      imports: [
        DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('bookings'), models, migrations }),
        SchedulerModule,
        EnvironmentModule.for(env),
        RateLimitsModule.for(env.RATE_LIMITS),
        RequestsModule,
        MessagesModule,
        AvailabilityModule,
        CalendarsModule,
        OwnerCalendarModule,
        SettingsModule,
        StayRulesModule,
        GuestsModule,
        StatisticsModule,
        HistoryModule,
        CommandsModule,
        PrivacyModule,
      ],
    };
  }
}
