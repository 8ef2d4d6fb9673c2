import { Injectable } from '@nestjs/common';
import { DomainError, type BlockedDay } from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { assertNonePast } from '../domain/assert-none-past';
import { newBlock, type Block } from '../domain/block';
import { blockedDayOf } from '../domain/blocked-day';
import { BlockedDayRepository } from '../persistence/blocked-day.repository';
import { UnfinishedBlockRepository } from '../persistence/unfinished-block.repository';

/**
 * The owner blocks days, all or none (behaviour: Blocking): the attempt is noted, then it holds its days, and then the note is removed,
 * which is what makes the block final. Whatever stops this half-way leaves the note, by which `ReleaseUnfinishedBlocks` finds the days.
 */
@Injectable()
export class BlockDays {
  constructor(
    private readonly blockedDays: BlockedDayRepository,
    private readonly unfinishedBlocks: UnfinishedBlockRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @returns the days asked for, sorted, each once.
   * @throws DomainError `VALIDATION_FAILED` for days in the past, `DAYS_BOOKED` with the days that bookings hold, or `SERVICE_TIMEOUT`
   *   when this took so long that the attempt was given up meanwhile.
   */
  async run(dates: readonly Day[]): Promise<BlockedDay[]> {
    assertNonePast(dates, this.clock.today());
    const block = newBlock(dates, this.clock.now());
    await this.unfinishedBlocks.begin(block);
    const booked = await this.blockedDays.hold(block);
    if (booked.length > 0) {
      await withoutDeadline(() => this.giveUp(block));
      throw new DomainError('DAYS_BOOKED', { days: booked });
    }
    if (!(await this.unfinishedBlocks.finish(block.id))) {
      await withoutDeadline(() => this.giveUp(block));
      throw new DomainError('SERVICE_TIMEOUT');
    }
    await withoutDeadline(() => this.blockedDays.replaceOthers(block));
    return block.days.map(blockedDayOf);
  }

  private async giveUp(block: Block): Promise<void> {
    await this.blockedDays.release(block);
    await this.unfinishedBlocks.abandon(block.id);
  }
}
