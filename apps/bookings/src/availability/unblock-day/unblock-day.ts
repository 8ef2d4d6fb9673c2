import { Controller } from '@nestjs/common';
import { DomainError, unblockDay, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { isDay, type Day } from '@hearthstay/stay';
import { RemovalRepository } from '../../commands';
import { PropertyClock } from '../../property-clock';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import { ReleaseBlockDays } from '../release-block-days';

/**
 * The owner frees a blocked day, whichever blocks have it: each block loses the day, and then its claim is released. A
 * crash in between leaves orphaned claims, which `ReleaseUnfinishedBlocks` releases. Claims of feeds stay.
 *
 * A repeated command frees the day of the same blocks, and does not change a block that was created meanwhile.
 */
@Controller()
export class UnblockDay {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly release: ReleaseBlockDays,
    private readonly removals: RemovalRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(unblockDay)
  async run({ id: day }: RequestOf<typeof unblockDay>): Promise<Record<string, never>> {
    if (!isDay(day)) throw new DomainError('ENTRY_NOT_FOUND');
    for (const blockId of await this.blocksToFree(day)) {
      await this.blocks.freeDays(blockId, [day], this.clock.now());
      await this.release.run({ id: blockId, days: [day] });
    }
    return {};
  }

  private async blocksToFree(day: Day): Promise<string[]> {
    const [noted, claims] = await Promise.all([this.removals.noted(), this.claims.listOn([day])]);
    if (noted !== null) return noted.split(' ');
    const blockIds = claims.get(day);
    if (!blockIds) throw new DomainError('ENTRY_NOT_FOUND');
    await this.removals.note(blockIds.join(' '));
    return blockIds;
  }
}
