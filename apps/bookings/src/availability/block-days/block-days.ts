import { Controller } from '@nestjs/common';
import { blockDays, type BlockedDay, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { assertNonePast } from '../domain/assert-none-past';
import { BlockCreation } from '../block-creation';
import { distinctDays, newBlock } from '../domain/block';
import { blockedDayOf } from '../domain/blocked-day';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';

/** The owner blocks days, all or none. */
@Controller()
export class BlockDays {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly creation: BlockCreation,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @returns the requested days, sorted, each once.
   * @throws DomainError `VALIDATION_FAILED` for days in the past or too far ahead, `DAYS_BOOKED` with the days that
   *   requests have, or `SERVICE_TIMEOUT` when this took so long that the block was revoked meanwhile.
   */
  @Handles(blockDays)
  async run({ dates }: RequestOf<typeof blockDays>): Promise<BlockedDay[]> {
    const today = this.clock.today();
    assertNonePast(dates, today);
    assertPlannable(Object.fromEntries(dates.map((date, index) => [`dates.${index}`, date])), today);
    const days = distinctDays(dates);
    if (!(await this.areBlocked(days))) await this.creation.create(newBlock(days, this.clock.now()));
    return days.map(blockedDayOf);
  }

  /** Whether final blocks have all of the days. Otherwise each repetition would store another block. */
  private async areBlocked(days: Day[]): Promise<boolean> {
    const blockIds = await this.claims.listOn(days);
    const blocks = await this.blocks.find(new Set([...blockIds.values()].flat()));
    const isBlockedBy = (id: string, day: Day) => {
      const block = blocks.get(id);
      return block?.status === 'final' && block.days.includes(day);
    };
    return days.every((day) => blockIds.get(day)?.some((id) => isBlockedBy(id, day)));
  }
}
