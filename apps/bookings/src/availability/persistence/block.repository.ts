import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/history';
import { currentCommandId } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { Block } from '../domain/block';
import { blockModel, type BlockChange, type BlockDocument } from './block.schema';

export type StoredBlock = Pick<BlockDocument, 'days' | 'status' | 'note' | 'changingTo'>;

interface FinishedChange {
  change: BlockChange;
  before: Pick<Block, 'days' | 'note'>;
  after: Pick<Block, 'days' | 'note'>;
}

const withDays = (id: string) => ({ _id: id, status: 'final' as const, 'days.0': trusted({ $exists: true }) });

/** A change that is under way cannot finish after it. */
const abandonedChange = { $unset: { changingTo: 1 as const } };

/**
 * The owner's blocks. Whether one comes to be is decided here, by a single document, and for all its days at once; so
 * is which of its days are freed. Their claims follow.
 */
@Injectable()
export class BlockRepository {
  constructor(@Inject(modelToken(blockModel.name)) private readonly blocks: Model<BlockDocument>) {}

  async begin({ id, days, startedAt, note }: Block): Promise<void> {
    await insertNew(this.blocks, [{ _id: id, days, status: 'unfinished', startedAt, note }]);
  }

  /** Makes the block final. @returns `false` when it has been revoked: it then never will be. */
  async finish({ id, days }: Block, at: Date): Promise<boolean> {
    const { modifiedCount } = await this.blocks.updateOne(
      { _id: id, status: 'unfinished' },
      { $set: { status: 'final' }, $push: { history: historyEntry('blocked', { at, after: { days } }) } },
    );
    // The driver may have sent the update before.
    return modifiedCount === 1 || (await this.blocks.exists({ _id: id, status: 'final' })) !== null;
  }

  /** Removes a block that has no claims and is not going to have any. */
  async abandon(id: string): Promise<void> {
    await this.blocks.deleteOne({ _id: id, status: trusted({ $ne: 'final' }) });
  }

  /** Takes a day out of the block. Blocks of the version before have no document, and so no history. */
  async freeDay(id: string, day: Day, at: Date): Promise<void> {
    await this.blocks.updateOne(
      { _id: id, days: day },
      {
        $pull: { days: day },
        ...abandonedChange,
        $push: { history: historyEntry('freed', { at, before: { days: [day] } }) },
      },
    );
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
   * Begins to change the days of a block that has some: until the end of the change, claims on both are its own.
   *
   * @returns `false` when another change is under way, or the block has no days.
   */
  async beginChange(id: string, change: BlockChange): Promise<boolean> {
    const { matchedCount } = await this.blocks.updateOne(
      { ...withDays(id), $or: [{ changingTo: null }, { 'changingTo.commandId': change.commandId }] },
      { $set: { changingTo: change } },
    );
    return matchedCount === 1;
  }

  /** Gives the block its new days and note at once. @returns `false` when the change was abandoned meanwhile. */
  async finishChange(id: string, { change, before, after }: FinishedChange, at: Date): Promise<boolean> {
    const { modifiedCount } = await this.blocks.updateOne(
      { ...withDays(id), 'changingTo.id': change.id },
      {
        $set: { days: after.days, note: after.note },
        ...abandonedChange,
        $push: { history: historyEntry('changed', { at, before: { ...before }, after: { ...after } }) },
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

  /** Changes the note of a block that has days. @returns `null` when there is none. */
  async changeNote({ id, from, to }: { id: string; from: string | null; to: string | null }, at: Date) {
    return this.blocks
      .findOneAndUpdate(
        withDays(id),
        {
          $set: { note: to },
          $push: { history: historyEntry('note-changed', { at, before: { note: from }, after: { note: to } }) },
        },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** What is stored of those of the blocks that have a document: those of the version before have none. */
  async find(ids: Iterable<string>): Promise<Map<string, StoredBlock>> {
    const documents = await this.blocks.find({ _id: trusted({ $in: [...ids] }) }).lean();
    return new Map(documents.map((document) => [document._id, document]));
  }

  /**
   * Makes sure that no block started until then can still become final, and no change of one: their claims are orphaned
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
