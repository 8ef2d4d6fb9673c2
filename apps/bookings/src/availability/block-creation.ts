import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import { PropertyClock } from '../property-clock';
import type { Block } from './domain/block';
import { EndedClaims } from './ended-claims';
import { BlockClaimRepository } from './persistence/block-claim.repository';
import { BlockRepository } from './persistence/block.repository';

/**
 * Creates blocks: one is stored as unfinished, claims its days, and then becomes final by one write. An interruption
 * leaves an unfinished block, whose claims `ReleaseUnfinishedBlocks` releases.
 */
@Injectable()
export class BlockCreation {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly ended: EndedClaims,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `DAYS_BOOKED` with the days that requests have, or `SERVICE_TIMEOUT` when this took so long
   *   that the block was revoked meanwhile.
   */
  async create(block: Block): Promise<void> {
    await this.blocks.begin(block);
    const booked = await this.ended.repeat(() => this.claims.claim(block));
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
