import { Controller } from '@nestjs/common';
import { blockDays, DomainError, type BlockedDay, type RequestOf } from '@hearthstay/contracts';
import { Handles, withoutDeadline } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { assertNonePast } from '../domain/assert-none-past';
import { distinctDays, newBlock, type Block } from '../domain/block';
import { blockedDayOf } from '../domain/blocked-day';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';

/**
 * The owner blocks days, all or none: the block is stored as unfinished, claims its days, and then becomes final by one
 * write. Whatever stops this half-way leaves an unfinished block, whose claims `ReleaseUnfinishedBlocks` releases.
 */
@Controller()
export class BlockDays {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @returns the days asked for, sorted, each once.
   * @throws DomainError `VALIDATION_FAILED` for days in the past, `DAYS_BOOKED` with the days that requests have, or
   *   `SERVICE_TIMEOUT` when this took so long that the block was revoked meanwhile.
   */
  @Handles(blockDays)
  async run({ dates }: RequestOf<typeof blockDays>): Promise<BlockedDay[]> {
    assertNonePast(dates, this.clock.today());
    const days = distinctDays(dates);
    if (!(await this.areBlocked(days))) await this.block(newBlock(days, this.clock.now()));
    return days.map(blockedDayOf);
  }

  /**
   * Whether final blocks have all of the days. Another one would only be stored beside them, again each time that
   * somebody asks.
   */
  private async areBlocked(days: Day[]): Promise<boolean> {
    const blockIds = await this.claims.listOn(days);
    const blocks = await this.blocks.find(new Set([...blockIds.values()].flat()));
    const isBlockedBy = (id: string, day: Day) => {
      const block = blocks.get(id);
      return block?.status === 'final' && block.days.includes(day);
    };
    return days.every((day) => blockIds.get(day)?.some((id) => isBlockedBy(id, day)));
  }

  private async block(block: Block): Promise<void> {
    await this.blocks.begin(block);
    const booked = await this.claims.claim(block);
    if (booked.length > 0) {
      await withoutDeadline(() => this.giveUp(block));
      throw new DomainError('DAYS_BOOKED', { days: booked });
    }
    if (!(await this.blocks.finish(block, this.clock.now()))) {
      await withoutDeadline(() => this.giveUp(block));
      throw new DomainError('SERVICE_TIMEOUT');
    }
  }

  private async giveUp(block: Block): Promise<void> {
    await this.claims.release(block);
    await this.blocks.abandon(block.id);
  }
}
