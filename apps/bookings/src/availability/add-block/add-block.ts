import { Controller } from '@nestjs/common';
import { addBlock, DomainError, type BlockView, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { daysOfRange } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { BlockCreation } from '../block-creation';
import { newBlock } from '../domain/block';
import { BlockRepository } from '../persistence/block.repository';

/** The owner blocks a range. The block has the id of the command, so a repeated command adds no second block. */
@Controller()
export class AddBlock {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly creation: BlockCreation,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `VALIDATION_FAILED` for a past first day or a last day too far ahead, `DAYS_BOOKED` or
   *   `SERVICE_TIMEOUT`
   */
  @Handles(addBlock)
  async run({ from, to, note }: RequestOf<typeof addBlock>): Promise<BlockView> {
    const id = currentCommandId();
    const view = { id, from, to, note };
    if ((await this.blocks.find([id])).get(id)?.status === 'final') return view;
    const today = this.clock.today();
    if (from < today) {
      throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'from', code: 'DAY_IN_PAST' }] });
    }
    assertPlannable({ to }, today);
    await this.creation.create(newBlock(daysOfRange({ start: from, end: to }), this.clock.now(), { id, note }));
    return view;
  }
}
