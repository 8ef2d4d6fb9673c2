import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { isDay, type Day } from '@hearthstay/stay';
import { RemovalRepository } from '../commands';
import { PropertyClock } from '../property-clock';
import { BlockClaimRepository } from './persistence/block-claim.repository';
import { BlockRepository } from './persistence/block.repository';
import { ReleaseBlockDays } from './release-block-days';

/** The days that each block loses, by its id. */
type FreedDays = Map<string, Day[]>;

/**
 * The owner frees days, whichever blocks have them: each block loses them, and then its claims are released. A crash in
 * between leaves orphaned claims, which `ReleaseUnfinishedBlocks` releases. Claims of feeds stay.
 *
 * A repeated command frees the days of the same blocks, and does not change a block that was created meanwhile.
 */
@Injectable()
export class FreeDays {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly release: ReleaseBlockDays,
    private readonly removals: RemovalRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async run(days: Day[]): Promise<void> {
    for (const [id, freed] of await this.daysToFree(days)) {
      await this.blocks.freeDays(id, freed, this.clock.now());
      await this.release.run({ id, days: freed });
    }
  }

  private async daysToFree(wanted: Day[]): Promise<FreedDays> {
    const [noted, claims] = await Promise.all([this.removals.noted(), this.claims.listOn(wanted)]);
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
