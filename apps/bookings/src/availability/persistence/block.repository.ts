import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { blockedEntry, type Block } from '../domain/block';
import { blockModel, type BlockChange, type BlockDocument } from './block.schema';

export type StoredBlock = Pick<BlockDocument, 'days' | 'status' | 'note' | 'changingTo'>;

interface FinishedChange {
  change: BlockChange;
  before: Pick<Block, 'days' | 'note'>;
  after: Pick<Block, 'days'> & Partial<Pick<Block, 'note'>>;
}

const withDays = (id: string) => ({ _id: id, status: 'final' as const, 'days.0': trusted({ $exists: true }) });

/** A change in progress cannot finish after this. */
const abandonedChange = { $unset: { changingTo: 1 as const } };

/**
 * The owner's blocks. One atomic update of a block decides for all its days at once whether it is created and which
 * days are freed. The claims follow.
 */
@Injectable()
export class BlockRepository {
  constructor(@Inject(modelToken(blockModel.name)) private readonly blocks: Model<BlockDocument>) {}

  async begin({ id, days, startedAt, note }: Block): Promise<void> {
    await insertNew(this.blocks, [{ _id: id, days, status: 'unfinished', startedAt, note }]);
  }

  /** Makes the block final. @returns `false` when it was revoked and so can never become final. */
  async finish(block: Block, at: Date): Promise<boolean> {
    const { id } = block;
    const { modifiedCount } = await this.blocks.updateOne(
      { _id: id, status: 'unfinished' },
      { $set: { status: 'final' }, $push: { history: blockedEntry(block, at) } },
    );
    // The driver may have sent the update before.
    return modifiedCount === 1 || (await this.blocks.exists({ _id: id, status: 'final' })) !== null;
  }

  /** Removes a block that has no claims and will not get any. */
  async abandon(id: string): Promise<void> {
    await this.blocks.deleteOne({ _id: id, status: trusted({ $ne: 'final' }) });
  }

  /** Takes days out of the block; may be repeated. */
  async freeDays(id: string, days: Day[], at: Date): Promise<void> {
    await this.blocks.updateOne(
      { _id: id, days: trusted({ $in: days }) },
      {
        $pull: { days: trusted({ $in: days }) },
        ...abandonedChange,
        $push: { history: historyEntry('freed', { at, before: { days } }) },
      },
    );
  }

  /**
   * Begins a change of the days of a block. Until its end, the block claims the old and the new days.
   *
   * @param days of the block before: the change claims only those that it adds to them.
   * @returns `false` when another change is in progress, or the block has other days.
   */
  async beginChange(id: string, change: BlockChange, days: readonly Day[]): Promise<boolean> {
    const { matchedCount } = await this.blocks.updateOne(
      { ...withDays(id), days: [...days], $or: [{ changingTo: null }, { 'changingTo.commandId': change.commandId }] },
      { $set: { changingTo: change } },
    );
    return matchedCount === 1;
  }

  /** Gives the block its new days, and a note if it gets one, at once. @returns `false` if that was abandoned. */
  async finishChange(id: string, { change, before, after }: FinishedChange, at: Date): Promise<boolean> {
    const { modifiedCount } = await this.blocks.updateOne(
      { ...withDays(id), 'changingTo.id': change.id },
      {
        $set: after,
        ...abandonedChange,
        $push: { history: historyEntry('changed', { at, before: { ...before }, after: { ...before, ...after } }) },
      },
    );
    // The driver may have sent the update before.
    return modifiedCount === 1 || this.isChangedByCommand(id);
  }

  async abandonChange(id: string, { id: changeId }: BlockChange): Promise<void> {
    await this.blocks.updateOne({ _id: id, 'changingTo.id': changeId }, abandonedChange);
  }

  /** Whether an earlier attempt at the current command has changed the block. */
  async isChangedByCommand(id: string): Promise<boolean> {
    return (await this.blocks.exists({ _id: id, 'history.commandId': currentCommandId() })) !== null;
  }

  /** Changes the note of a block that has days. @returns `null` when there is none, or it has another note by now. */
  async changeNote({ id, from, to }: { id: string; from: string | null; to: string | null }, at: Date) {
    return this.blocks
      .findOneAndUpdate(
        { ...withDays(id), note: from },
        {
          $set: { note: to },
          $push: { history: historyEntry('note-changed', { at, before: { note: from }, after: { note: to } }) },
        },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** The blocks with these ids, as far as there are any. */
  async find(ids: Iterable<string>): Promise<Map<string, StoredBlock>> {
    const documents = await this.blocks.find({ _id: trusted({ $in: [...ids] }) }).lean();
    return new Map(documents.map((document) => [document._id, document]));
  }

  /**
   * Ensures that no block and no change that was started until then can still become final: their claims are orphaned
   * from now on.
   */
  async revoke({ startedUntil }: { startedUntil: Date }): Promise<void> {
    await this.blocks.updateMany(
      { status: 'unfinished', startedAt: trusted({ $lte: startedUntil }) },
      { $set: { status: 'revoked', days: [] } },
    );
    await this.blocks.updateMany(
      { status: 'final', 'changingTo.startedAt': trusted({ $lte: startedUntil }) },
      abandonedChange,
    );
  }

  async removeRevoked({ startedUntil }: { startedUntil: Date }): Promise<void> {
    await this.blocks.deleteMany({ status: 'revoked', startedAt: trusted({ $lte: startedUntil }) });
  }
}
