import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { changeBlock, DomainError, type BlockView, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { daysOfRange, type Day } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import type { Block } from '../domain/block';
import { EndedClaims } from '../ended-claims';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import type { BlockChange } from '../persistence/block.schema';
import { ReleaseBlockDays } from '../release-block-days';

type BlockState = Pick<Block, 'days' | 'note'>;
/** A note that is absent stays, also one that another admin has changed meanwhile. */
type NewState = Pick<Block, 'days'> & Partial<BlockState>;

/**
 * The owner changes the range or the note of a block. The days that are added are claimed first, then the block gets
 * all of its new days by one write, and then claims on the others are released: no day that stays blocked is free in
 * between. An interruption leaves the old range or the new one, and claims that `ReleaseUnfinishedBlocks` releases.
 */
@Controller()
export class ChangeBlock {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly claims: BlockClaimRepository,
    private readonly ended: EndedClaims,
    private readonly release: ReleaseBlockDays,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `ENTRY_NOT_FOUND`; `VALIDATION_FAILED` when a day in the past or too far ahead would be added;
   *   `DAYS_BOOKED`; `BLOCK_CHANGED_MEANWHILE` when another change of the block is in progress or was stored first.
   */
  @Handles(changeBlock)
  async run({ id, from, to, note }: RequestOf<typeof changeBlock>): Promise<BlockView> {
    const before = await this.load(id);
    if (await this.blocks.isChangedByCommand(id)) return viewOf(id, before);
    const days = from && to ? daysOfRange({ start: from, end: to }) : before.days;
    const after = { days, ...(note !== undefined && { note }) };
    const hasOtherDays = days.join() !== before.days.join();
    if (hasOtherDays) await this.changeDays(id, before, after);
    else if (note !== undefined && note !== before.note) await this.changeNote(id, before.note, note);
    return viewOf(id, { ...before, ...after });
  }

  private async load(id: string): Promise<BlockState> {
    const block = (await this.blocks.find([id])).get(id);
    if (block?.status !== 'final' || block.days.length === 0) throw new DomainError('ENTRY_NOT_FOUND');
    return { days: block.days, note: block.note };
  }

  private async changeNote(id: string, from: string | null, to: string | null): Promise<void> {
    if (!(await this.blocks.changeNote({ id, from, to }, this.clock.now()))) throw await this.conflict(id);
  }

  private async changeDays(id: string, before: BlockState, after: NewState): Promise<void> {
    const startedAt = this.clock.now();
    const change = { id: randomUUID(), commandId: currentCommandId(), days: after.days, startedAt };
    const [added, removed] = [without(after.days, before.days), without(before.days, after.days)];
    const today = this.clock.today();
    if (added.some((day) => day < today)) {
      throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'from', code: 'DAY_IN_PAST' }] });
    }
    assertPlannable({ to: added.at(-1) }, today);
    if (!(await this.blocks.beginChange(id, change, before.days))) throw await this.conflict(id);
    const booked = await this.ended.repeat(() => this.claims.claim({ id, days: added, startedAt }, change.id));
    if (booked.length > 0) {
      await withoutDeadline(() => this.giveUp(id, change));
      throw new DomainError('DAYS_BOOKED', { days: booked });
    }
    if (!(await this.blocks.finishChange(id, { change, before, after }, this.clock.now()))) {
      await withoutDeadline(() => this.giveUp(id, change));
      throw await this.conflict(id);
    }
    await withoutDeadline(() => this.release.run({ id, days: removed }));
  }

  /** What another change of the block leaves to say. @throws DomainError `ENTRY_NOT_FOUND` if it freed all days */
  private async conflict(id: string): Promise<DomainError> {
    await this.load(id);
    return new DomainError('BLOCK_CHANGED_MEANWHILE');
  }

  private async giveUp(id: string, change: BlockChange): Promise<void> {
    await this.blocks.abandonChange(id, change);
    await this.release.run({ id, days: change.days });
  }
}

const without = (days: readonly Day[], others: readonly Day[]): Day[] => {
  const known = new Set(others);
  return days.filter((day) => !known.has(day));
};

const viewOf = (id: string, { days, note }: BlockState): BlockView => ({ id, from: days[0]!, to: days.at(-1)!, note });
