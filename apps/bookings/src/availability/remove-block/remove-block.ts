import { Controller } from '@nestjs/common';
import { DomainError, removeBlock, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { isDay, type Day } from '@hearthstay/stay';
import { RemovalRepository } from '../../commands';
import { PropertyClock } from '../../property-clock';
import { BlockRepository } from '../persistence/block.repository';
import { ReleaseBlockDays } from '../release-block-days';

/**
 * The owner frees the days of a block: the block loses them, and then its claims are released. A crash in between
 * leaves orphaned claims, which `ReleaseUnfinishedBlocks` releases. The block stays for its history.
 */
@Controller()
export class RemoveBlock {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly release: ReleaseBlockDays,
    private readonly removals: RemovalRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(removeBlock)
  async run({ id }: RequestOf<typeof removeBlock>): Promise<Record<string, never>> {
    const days = (await this.removals.noted())?.split(' ').filter(isDay) ?? (await this.daysToFree(id));
    await this.blocks.freeDays(id, days, this.clock.now());
    await this.release.run({ id, days });
    return {};
  }

  private async daysToFree(id: string): Promise<Day[]> {
    const block = (await this.blocks.find([id])).get(id);
    if (block?.status !== 'final' || block.days.length === 0) throw new DomainError('ENTRY_NOT_FOUND');
    await this.removals.note(block.days.join(' '));
    return block.days;
  }
}
