import { Injectable } from '@nestjs/common';
import type { Day } from '@hearthstay/stay';
import type { Block } from './domain/block';
import { BlockClaimRepository } from './persistence/block-claim.repository';
import { BlockRepository, type StoredBlock } from './persistence/block.repository';

/**
 * Releases the claims of blocks on days that the blocks do not have.
 *
 * A block may claim a day again at the same time, by a change of its range. So claims are read before the block, and
 * released only if no other change has claimed them since: a change is stored with the block before its first claim.
 */
@Injectable()
export class ReleaseBlockDays {
  constructor(
    private readonly claims: BlockClaimRepository,
    private readonly blocks: BlockRepository,
  ) {}

  /** @returns the days that were released. */
  async run({ id, days }: Pick<Block, 'id' | 'days'>): Promise<Day[]> {
    const released: Day[] = [];
    for (;;) {
      const claimed = await this.claims.listByChange({ id, days });
      const kept = daysOf((await this.blocks.find([id])).get(id));
      const orphaned = [...claimed].map(([changeId, each]) => ({
        changeId,
        days: each.filter((day) => !kept.has(day)),
      }));
      if (orphaned.every((each) => each.days.length === 0)) return released;
      for (const each of orphaned) {
        if (each.days.length > 0) await this.claims.release({ id, days: each.days }, each.changeId);
      }
      released.push(...orphaned.flatMap((each) => each.days));
    }
  }
}

/** The days that a block has or is getting; none when it was given up. */
const daysOf = (block: StoredBlock | undefined): ReadonlySet<Day> =>
  new Set([...(block?.days ?? []), ...(block?.changingTo?.days ?? [])]);
