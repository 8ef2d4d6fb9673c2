import { Controller } from '@nestjs/common';
import { DomainError, freeRange, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { daysOfRange, isDay, type Day } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { RemovalRepository } from '../../commands';
import { PropertyClock } from '../../property-clock';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import { ReleaseBlockDays } from '../release-block-days';

/** The days that each block loses, by its id. */
type FreedDays = Map<string, Day[]>;

/**
 * The owner frees a range, whichever blocks have its days: each block loses them, and then its claims are released. A
 * crash in between leaves orphaned claims, which `ReleaseUnfinishedBlocks` releases.
 *
 * A repeated command frees the days of the same blocks, and does not change a block that was created meanwhile.
 */
@Controller()
export class FreeRange {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly release: ReleaseBlockDays,
    private readonly removals: RemovalRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`; `VALIDATION_FAILED` for a day too far off */
  @Handles(freeRange)
  async run({ from, to }: RequestOf<typeof freeRange>): Promise<Record<string, never>> {
    assertPlannable({ from, to }, this.clock.today());
    for (const [id, days] of await this.daysToFree(daysOfRange({ start: from, end: to }))) {
      await this.blocks.freeDays(id, days, this.clock.now());
      await this.release.run({ id, days });
    }
    return {};
  }

  private async daysToFree(range: Day[]): Promise<FreedDays> {
    const [noted, claims] = await Promise.all([this.removals.noted(), this.claims.listOn(range)]);
    if (noted !== null) return parseNote(noted);
    const freed: FreedDays = new Map();
    for (const [day, blockIds] of claims) for (const id of blockIds) freed.set(id, [...(freed.get(id) ?? []), day]);
    if (freed.size === 0) throw new DomainError('ENTRY_NOT_FOUND');
    await this.removals.note(noteOf(freed));
    return freed;
  }
}

/** A line for each block: its id and its days. */
const noteOf = (freed: FreedDays): string => [...freed].map(([id, days]) => [id, ...days].join(' ')).join('\n');

const parseNote = (note: string): FreedDays =>
  new Map(
    note.split('\n').map((line) => {
      const [id = '', ...days] = line.split(' ');
      return [id, days.filter(isDay)];
    }),
  );
