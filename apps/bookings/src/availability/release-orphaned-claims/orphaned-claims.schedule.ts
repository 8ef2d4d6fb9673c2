import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { StayMoves } from '../stay-moves';
import { ReleaseOrphanedClaims } from './release-orphaned-claims';

/** In milliseconds. Together with `claimGrace`, an orphaned claim is released within a minute. */
export const searchEvery = 25_000;

/**
 * Periodically releases orphaned claims and unfinished blocks, and completes moves, in every instance: a lease would
 * cost more than a search without results, and would delay the search after the holder was killed.
 */
@Injectable()
export class OrphanedClaimsSchedule {
  constructor(
    scheduler: Scheduler,
    releaseOrphanedClaims: ReleaseOrphanedClaims,
    releaseUnfinishedBlocks: ReleaseUnfinishedBlocks,
    moves: StayMoves,
  ) {
    const every = searchEvery;
    scheduler.add({ name: 'release orphaned claims', every, run: () => releaseOrphanedClaims.run() });
    scheduler.add({ name: 'complete moves', every, run: () => moves.finishAll() });
    scheduler.add({ name: 'release unfinished blocks', every, run: () => releaseUnfinishedBlocks.run() });
  }
}
