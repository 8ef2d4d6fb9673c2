import { Controller } from '@nestjs/common';
import { changeBlock, DomainError, type BlockView, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { BlockRepository } from '../persistence/block.repository';

/** The owner changes the note of a block. The same note again changes nothing. */
@Controller()
export class ChangeBlock {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(changeBlock)
  async run({ id, note }: RequestOf<typeof changeBlock>): Promise<BlockView> {
    const found = (await this.blocks.find([id])).get(id);
    const before = found?.note ?? null;
    const block =
      before === note ? found : await this.blocks.changeNote({ id, from: before, to: note }, this.clock.now());
    const [from] = block?.days ?? [];
    const to = block?.days.at(-1);
    if (block?.status !== 'final' || !from || !to) throw new DomainError('ENTRY_NOT_FOUND');
    return { id, from, to, note };
  }
}
