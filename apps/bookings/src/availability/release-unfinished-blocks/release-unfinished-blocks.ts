import { Injectable, Logger } from '@nestjs/common';
import type { Day } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { firstShownDay } from '../domain/first-shown-day';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import { ReleaseBlockDays } from '../release-block-days';
import { claimGrace } from '../release-orphaned-claims/release-orphaned-claims';

/**
 * How long a revoked block is kept, in milliseconds. A process that was suspended finds its block revoked within this
 * time, and none after it: either way the block does not become final.
 */
export const revokedBlockMs = 24 * 60 * 60_000;

/**
 * Releases the claims of blocks on days that the blocks do not have: a crash has interrupted the creation or a change
 * of the block, or occurred between freeing a day and releasing its claim.
 *
 * The process of an unfinished block may be slow and not crashed. So the block is revoked first, which removes all of
 * its days: revoking and finishing are atomic updates of the same document, so one of them comes first, and a revoked
 * block never becomes final. The process may claim a day for it even later. Claims are read before blocks, and a block
 * is stored before its first claim, so a claim whose block is not stored is orphaned as well.
 */
@Injectable()
export class ReleaseUnfinishedBlocks {
  private readonly logger = new Logger(ReleaseUnfinishedBlocks.name);

  constructor(
    private readonly claims: BlockClaimRepository,
    private readonly blocks: BlockRepository,
    private readonly release: ReleaseBlockDays,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.blocks.revoke({ startedUntil: new Date(now - claimGrace) });
    await this.releaseOrphanedClaims();
    await this.blocks.removeRevoked({ startedUntil: new Date(now - revokedBlockMs) });
  }

  private async releaseOrphanedClaims(): Promise<void> {
    const claimed = daysByBlock(await this.claims.listFrom(firstShownDay(this.clock.today())));
    const blocks = await this.blocks.find(claimed.keys());
    for (const [id, days] of claimed) {
      const block = blocks.get(id);
      if (block && days.every((day) => block.days.includes(day))) continue;
      const orphaned = await this.release.run({ id, days });
      if (orphaned.length === 0) continue;
      this.logger.warn({ blockId: id, days: orphaned }, 'Released orphaned claims of a block');
    }
  }
}

const daysByBlock = (blockIdsByDay: Map<Day, string[]>): Map<string, Day[]> => {
  const days = new Map<string, Day[]>();
  for (const [day, blockIds] of blockIdsByDay) for (const id of blockIds) days.set(id, [...(days.get(id) ?? []), day]);
  return days;
};
