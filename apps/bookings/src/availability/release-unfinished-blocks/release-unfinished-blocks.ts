import { Injectable, Logger } from '@nestjs/common';
import { claimGrace } from '../release-orphaned-claims/release-orphaned-claims';
import { PropertyClock } from '../../property-clock';
import { BlockedDayRepository } from '../persistence/blocked-day.repository';
import { UnfinishedBlockRepository } from '../persistence/unfinished-block.repository';

/**
 * How long a revoked block is remembered, in milliseconds. Whoever was making it would have to stand still for that long in the middle of
 * a write: the day that it then came to hold would stay blocked until the owner unblocks it.
 */
export const revokedBlockMs = 24 * 60 * 60_000;

/**
 * Frees days that a crash has left held by a block which was never finished.
 *
 * Such a block may still be in the making, by somebody who is merely slow. So it is revoked first: revoking and finishing are atomic
 * writes of the same document, and one of them comes first. A block that is finished cannot be revoked, and one that is revoked
 * never becomes final. Only then are its days released, and again in every pass of the next day, should a late write have held another.
 * Then it is forgotten, after its days are released: if the database removed it by its date, days might stay held by nobody.
 */
@Injectable()
export class ReleaseUnfinishedBlocks {
  private readonly logger = new Logger(ReleaseUnfinishedBlocks.name);

  constructor(
    private readonly blockedDays: BlockedDayRepository,
    private readonly unfinishedBlocks: UnfinishedBlockRepository,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const startedUntil = new Date(now - claimGrace);
    for (const block of await this.unfinishedBlocks.revoke({ startedUntil })) {
      const released = await this.blockedDays.release(block);
      if (released > 0)
        this.logger.warn({ blockId: block.id, released }, 'Released days of a block that was cut short');
      if (block.startedAt.getTime() <= now - revokedBlockMs) await this.unfinishedBlocks.abandon(block.id);
    }
  }
}
