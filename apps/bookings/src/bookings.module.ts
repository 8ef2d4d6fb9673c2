import { Module, type DynamicModule } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@hearthstay/database';
import { provideRateLimit } from '@hearthstay/rate-limit';
import type { ServiceContext } from '@hearthstay/runtime';
import { BlockDaysHandler } from './availability/block-days/block-days.handler';
import { BlockDays } from './availability/block-days/block-days';
import { ListBlockedDaysHandler } from './availability/list-blocked-days/list-blocked-days.handler';
import { ListBlockedDays } from './availability/list-blocked-days/list-blocked-days';
import { ReleaseUnfinishedBlocks } from './availability/release-unfinished-blocks/release-unfinished-blocks';
import { UnblockDayHandler } from './availability/unblock-day/unblock-day.handler';
import { UnblockDay } from './availability/unblock-day/unblock-day';
import { ForgetCommands } from './commands/forget-commands/forget-commands';
import { GuestLinks } from './guests/guest-links/guest-links';
import { ListReachedGuestLimitsHandler } from './guests/guest-links/list-reached-guest-limits.handler';
import { GuestLinkRepository } from './guests/guest-links/persistence/guest-link.repository';
import { SendAccessLinkHandler } from './guests/guest-links/send-access-link/send-access-link.handler';
import { SendAccessLink } from './guests/guest-links/send-access-link/send-access-link';
import { ListOccupiedDaysHandler } from './availability/list-occupied-days/list-occupied-days.handler';
import { ListOccupiedDays } from './availability/list-occupied-days/list-occupied-days';
import { OccupiedDaysAnnouncer } from './availability/occupied-days-announcer';
import { OrphanedClaimsSchedule } from './availability/release-orphaned-claims/orphaned-claims.schedule';
import { ForgetRevokedClaims } from './availability/forget-revoked-claims/forget-revoked-claims';
import { ReleaseOrphanedClaims } from './availability/release-orphaned-claims/release-orphaned-claims';
import { AdmitGuestHandler } from './guests/password-gate/admit-guest/admit-guest.handler';
import { CheckPasswordHandler } from './guests/password-gate/check-password/check-password.handler';
import { PasswordGate } from './guests/password-gate/password-gate';
import { models, persistenceProviders } from './persistence.providers';
import { PropertyClock } from './property-clock';
import { bookingRequestLimit, guestLinkLimit, houseEmailLimit, passwordLimit } from './rate-limits';
import { ApproveRequestHandler } from './requests/approve-request/approve-request.handler';
import { ApproveRequest } from './requests/approve-request/approve-request';
import { CancelRequestHandler } from './requests/cancel-request/cancel-request.handler';
import { CancelRequest } from './requests/cancel-request/cancel-request';
import { ConfirmRequestHandler } from './requests/confirm-request/confirm-request.handler';
import { ConfirmRequest } from './requests/confirm-request/confirm-request';
import { CreateRequestHandler } from './requests/create-request/create-request.handler';
import { CreateRequest } from './requests/create-request/create-request';
import { OncePerKey } from './requests/create-request/once-per-key';
import { DeclineRequestHandler } from './requests/decline-request/decline-request.handler';
import { DeclineRequest } from './requests/decline-request/decline-request';
import { ListGuestRequestsHandler } from './requests/list-guest-requests/list-guest-requests.handler';
import { ListGuestRequests } from './requests/list-guest-requests/list-guest-requests';
import { ListRequestsHandler } from './requests/list-requests/list-requests.handler';
import { GetPublicSettingsHandler } from './settings/get-public-settings/get-public-settings.handler';
import { GetPublicSettings } from './settings/get-public-settings/get-public-settings';
import { UpdateSettingsHandler } from './settings/update-settings/update-settings.handler';
import { UpdateSettings } from './settings/update-settings/update-settings';
import { NormalizeStoredEmails } from './stored-emails/normalize-stored-emails';
import { AddToWhitelistHandler } from './guests/whitelist/add-to-whitelist/add-to-whitelist.handler';
import { ChangeWhitelistNotesHandler } from './guests/whitelist/change-whitelist-notes/change-whitelist-notes.handler';
import { ListWhitelistHandler } from './guests/whitelist/list-whitelist/list-whitelist.handler';
import { RemoveFromWhitelist } from './guests/whitelist/remove-from-whitelist/remove-from-whitelist';
import { RemoveFromWhitelistHandler } from './guests/whitelist/remove-from-whitelist/remove-from-whitelist.handler';
import { GetGuestStatisticsHandler } from './statistics/get-guest-statistics/get-guest-statistics.handler';
import { GetGuestStatistics } from './statistics/get-guest-statistics/get-guest-statistics';

const handlers = [
  CreateRequestHandler,
  ConfirmRequestHandler,
  ApproveRequestHandler,
  DeclineRequestHandler,
  CancelRequestHandler,
  ListRequestsHandler,
  ListGuestRequestsHandler,
  SendAccessLinkHandler,
  ListReachedGuestLimitsHandler,
  ListOccupiedDaysHandler,
  BlockDaysHandler,
  ListBlockedDaysHandler,
  UnblockDayHandler,
  GetGuestStatisticsHandler,
  GetPublicSettingsHandler,
  UpdateSettingsHandler,
  CheckPasswordHandler,
  AdmitGuestHandler,
  ListWhitelistHandler,
  AddToWhitelistHandler,
  ChangeWhitelistNotesHandler,
  RemoveFromWhitelistHandler,
];

const useCases = [
  CreateRequest,
  OncePerKey,
  ConfirmRequest,
  ApproveRequest,
  DeclineRequest,
  CancelRequest,
  ListGuestRequests,
  SendAccessLink,
  ListOccupiedDays,
  OccupiedDaysAnnouncer,
  BlockDays,
  ListBlockedDays,
  UnblockDay,
  RemoveFromWhitelist,
  GetGuestStatistics,
  ReleaseUnfinishedBlocks,
  ForgetRevokedClaims,
  ReleaseOrphanedClaims,
  OrphanedClaimsSchedule,
  ForgetCommands,
  GetPublicSettings,
  UpdateSettings,
  PasswordGate,
  NormalizeStoredEmails,
];

@Module({})
export class BookingsModule {
  static for({ env, databaseUri }: ServiceContext): DynamicModule {
    const linkLifetimes = { confirm: env.CONFIRM_LINK_DAYS, status: env.STATUS_LINK_DAYS };
    return {
      module: BookingsModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name: databaseOf('bookings'), models })],
      controllers: handlers,
      providers: [
        ...persistenceProviders,
        ...useCases,
        ...[bookingRequestLimit, guestLinkLimit, houseEmailLimit, passwordLimit].map((limit) =>
          provideRateLimit(limit, env.RATE_LIMITS),
        ),
        { provide: PropertyClock, useFactory: () => new PropertyClock(env.PROPERTY_TIMEZONE) },
        {
          provide: GuestLinks,
          inject: [GuestLinkRepository, PropertyClock],
          useFactory: (links: GuestLinkRepository, clock: PropertyClock) => new GuestLinks(links, linkLifetimes, clock),
        },
      ],
    };
  }
}
