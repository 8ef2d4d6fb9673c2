import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module';
import { SettingsModule } from '../settings/settings.module';
import { BlockDays } from './block-days/block-days';
import { BlockDaysHandler } from './block-days/block-days.handler';
import { ForgetRevokedClaims } from './forget-revoked-claims/forget-revoked-claims';
import { ListBlockedDays } from './list-blocked-days/list-blocked-days';
import { ListBlockedDaysHandler } from './list-blocked-days/list-blocked-days.handler';
import { ListOccupiedDays } from './list-occupied-days/list-occupied-days';
import { ListOccupiedDaysHandler } from './list-occupied-days/list-occupied-days.handler';
import { OccupiedDaysAnnouncer } from './occupied-days-announcer';
import { BlockedDayRepository } from './persistence/blocked-day.repository';
import { OccupiedDayRepository } from './persistence/occupied-day.repository';
import { RequestClaimRepository } from './persistence/request-claim.repository';
import { UnfinishedBlockRepository } from './persistence/unfinished-block.repository';
import { OrphanedClaimsSchedule } from './release-orphaned-claims/orphaned-claims.schedule';
import { ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';
import { UnblockDay } from './unblock-day/unblock-day';
import { UnblockDayHandler } from './unblock-day/unblock-day.handler';

/** Who holds a day. */
@Module({
  imports: [CommandsModule, SettingsModule],
  controllers: [ListOccupiedDaysHandler, BlockDaysHandler, ListBlockedDaysHandler, UnblockDayHandler],
  providers: [
    OccupiedDayRepository,
    RequestClaimRepository,
    OccupiedDaysAnnouncer,
    ListOccupiedDays,
    BlockedDayRepository,
    UnfinishedBlockRepository,
    BlockDays,
    ListBlockedDays,
    UnblockDay,
    ReleaseUnfinishedBlocks,
    ForgetRevokedClaims,
    ReleaseOrphanedClaims,
    OrphanedClaimsSchedule,
  ],
  exports: [OccupiedDayRepository, ReleaseOrphanedClaims],
})
export class AvailabilityModule {}
