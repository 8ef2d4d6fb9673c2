import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { ReleaseOrphanedClaims } from './release-orphaned-claims';

/** In milliseconds. Together with `claimGrace`, an orphaned claim is released within a minute. */
export const searchEvery = 25_000;

/**
 * Has orphaned claims and unfinished blocks released again and again. Every instance does: a lease would cost more than
 * a search that finds nothing, and no search waits for a killed instance to count as dead.
 */
@Injectable()
export class OrphanedClaimsSchedule {
  constructor(
    scheduler: Scheduler,
    releaseOrphanedClaims: ReleaseOrphanedClaims,
    releaseUnfinishedBlocks: ReleaseUnfinishedBlocks,
  ) {
    const every = searchEvery;
    scheduler.add({ name: 'release orphaned claims', every, run: () => releaseOrphanedClaims.run() });
    scheduler.add({ name: 'release unfinished blocks', every, run: () => releaseUnfinishedBlocks.run() });
  }
}
