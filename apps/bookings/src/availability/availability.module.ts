import { Module } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { CommandsModule } from '../commands';
import { SettingsModule } from '../settings';
import { AddBlock } from './add-block/add-block';
import { BlockCreation } from './block-creation';
import { BlockDays } from './block-days/block-days';
import { ChangeBlock } from './change-block/change-block';
import { ConvertClaims } from './convert-claims/convert-claims';
import { EndedClaims } from './ended-claims';
import { FeedClaims } from './feed-claims';
import { FreeDays } from './free-days';
import { FreeRange } from './free-range/free-range';
import { RemoveRevokedClaims } from './remove-revoked-claims/remove-revoked-claims';
import { ListBlockedDays } from './list-blocked-days/list-blocked-days';
import { ListOccupiedDays } from './list-occupied-days/list-occupied-days';
import { MoveCompletion } from './move-completion';
import { OccupiedDaysAnnouncer } from './occupied-days-announcer';
import { ApprovalFence } from './persistence/approval-fence';
import { BlockClaimRepository } from './persistence/block-claim.repository';
import { BlockRepository } from './persistence/block.repository';
import { blockModel } from './persistence/block.schema';
import { DayHoldersRepository } from './persistence/day-holders.repository';
import { FeedClaimRepository } from './persistence/feed-claim.repository';
import { MoveRepository } from './persistence/move.repository';
import { OccupiedDayRepository } from './persistence/occupied-day.repository';
import { occupiedDayModel } from './persistence/occupied-day.schema';
import { RequestClaimRepository } from './persistence/request-claim.repository';
import { TurnoverRepository } from './persistence/turnover.repository';
import { OrphanedClaimsSchedule } from './release-orphaned-claims/orphaned-claims.schedule';
import { ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { ReleaseBlockDays } from './release-block-days';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';
import { RemoveBlock } from './remove-block/remove-block';
import { RequestClaims } from './request-claims';
import { StayMoves } from './stay-moves';
import { UnblockDay } from './unblock-day/unblock-day';

export const availabilityModels: ModelDefinition[] = [occupiedDayModel, blockModel];

/** Who claims a day: requests, the owner's blocks and calendar feeds. */
@Module({
  imports: [CommandsModule, SettingsModule],
  controllers: [
    ListOccupiedDays,
    BlockDays,
    ListBlockedDays,
    UnblockDay,
    AddBlock,
    ChangeBlock,
    RemoveBlock,
    FreeRange,
  ],
  providers: [
    OccupiedDayRepository,
    OccupiedDaysAnnouncer,
    RequestClaimRepository,
    RequestClaims,
    MoveRepository,
    MoveCompletion,
    EndedClaims,
    StayMoves,
    ApprovalFence,
    BlockClaimRepository,
    BlockRepository,
    BlockCreation,
    ReleaseBlockDays,
    FreeDays,
    FeedClaimRepository,
    DayHoldersRepository,
    FeedClaims,
    TurnoverRepository,
    ConvertClaims,
    ReleaseOrphanedClaims,
    ReleaseUnfinishedBlocks,
    RemoveRevokedClaims,
    OrphanedClaimsSchedule,
  ],
  exports: [
    OccupiedDayRepository,
    DayHoldersRepository,
    BlockRepository,
    RequestClaims,
    EndedClaims,
    StayMoves,
    FeedClaims,
    ConvertClaims,
  ],
})
export class AvailabilityModule {}
