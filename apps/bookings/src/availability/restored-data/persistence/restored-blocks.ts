import type { RestoredData } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import type { Day } from '@hearthstay/stay';
import { blockModel, type BlockDocument } from '../../persistence/block.schema';
import { occupiedDayModel, type OccupiedDayDocument } from '../../persistence/occupied-day.schema';
import { blockedEntry, type Block } from '../../domain/block';

/** The blocks in restored data, and their claims. */
export class RestoredBlocks {
  private readonly blocks;
  private readonly days;

  constructor(data: RestoredData) {
    this.blocks = data.collection<BlockDocument>(blockModel.name);
    this.days = data.collection<OccupiedDayDocument>(occupiedDayModel.name);
  }

  /** The blocks that were unfinished at the time of the backup. */
  async listUnfinished(): Promise<Block[]> {
    const unfinished = await this.blocks.find({ status: 'unfinished' }).toArray();
    return unfinished.map(({ _id: id, days, startedAt, note }) => ({ id, days, startedAt, note }));
  }

  /** Makes a block final, with all of its days. No request may have one of them. */
  async finish(block: Block, at: Date): Promise<void> {
    const { id, days, startedAt } = block;
    for (const day of days) {
      await this.days.updateOne(
        { _id: day },
        {
          $addToSet: { blockIds: id },
          $setOnInsert: { requestId: null, claimId: null, guestName: null, claimedAt: startedAt },
        },
        { upsert: true },
      );
    }
    await this.blocks.updateOne(
      { _id: id },
      { $set: { status: 'final' }, $push: { history: blockedEntry(block, at) } },
    );
  }

  /** For a day that a booking takes. */
  async freeDay(day: Day, at: Date): Promise<void> {
    await this.blocks.updateMany(
      { days: day },
      { $pull: { days: day }, $push: { history: historyEntry('freed', { at, before: { days: [day] } }) } },
    );
  }
}
