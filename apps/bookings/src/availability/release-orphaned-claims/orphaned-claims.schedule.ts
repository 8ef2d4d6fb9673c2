import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { ForgetRevokedClaims } from '../forget-revoked-claims/forget-revoked-claims';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { ReleaseOrphanedClaims } from './release-orphaned-claims';

/** Often enough that, with `claimGrace` before it, no day looks taken by nobody for a minute; in milliseconds. */
export const searchEvery = 25_000;

/**
 * Has orphaned claims and unfinished blocks released again and again. Every instance does; once is as good as twice.
 */
@Injectable()
export class OrphanedClaimsSchedule {
  constructor(
    scheduler: Scheduler,
    releaseOrphanedClaims: ReleaseOrphanedClaims,
    releaseUnfinishedBlocks: ReleaseUnfinishedBlocks,
    forgetRevokedClaims: ForgetRevokedClaims,
  ) {
    const every = searchEvery;
    scheduler.add({ name: 'release orphaned claims', every, run: () => releaseOrphanedClaims.run() });
    scheduler.add({ name: 'release unfinished blocks', every, run: () => releaseUnfinishedBlocks.run() });
    scheduler.add({ name: 'forget revoked claims', every, run: () => forgetRevokedClaims.run() });
  }
}
