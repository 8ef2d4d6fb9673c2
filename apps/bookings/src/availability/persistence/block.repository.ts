import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/history';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { Block } from '../domain/block';
import { blockModel, type BlockDocument } from './block.schema';

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
      { $pull: { days: day }, $push: { history: historyEntry('freed', { at, before: { days: [day] } }) } },
    );
  }

  /** Takes days out of the block; may be repeated. */
  async freeDays(id: string, days: Day[], at: Date): Promise<void> {
    await this.blocks.updateOne(
      { _id: id, days: trusted({ $in: days }) },
      {
        $pull: { days: trusted({ $in: days }) },
        $push: { history: historyEntry('freed', { at, before: { days } }) },
      },
    );
  }

  /** Changes the note of a block that has days. @returns `null` when there is none. */
  async changeNote({ id, from, to }: { id: string; from: string | null; to: string | null }, at: Date) {
    return this.blocks
      .findOneAndUpdate(
        { _id: id, status: 'final', 'days.0': trusted({ $exists: true }) },
        {
          $set: { note: to },
          $push: { history: historyEntry('note-changed', { at, before: { note: from }, after: { note: to } }) },
        },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** What is stored of those of the blocks that have a document: those of the version before have none. */
  async find(ids: Iterable<string>): Promise<Map<string, Pick<BlockDocument, 'days' | 'status' | 'note'>>> {
    const documents = await this.blocks.find({ _id: trusted({ $in: [...ids] }) }).lean();
    return new Map(documents.map((document) => [document._id, document]));
  }

  /** Makes sure that no block started until then can still become final: its claims are orphaned from now on. */
  async revoke({ startedUntil }: { startedUntil: Date }): Promise<void> {
    await this.blocks.updateMany(
      { status: 'unfinished', startedAt: trusted({ $lte: startedUntil }) },
      { $set: { status: 'revoked', days: [] } },
    );
  }

  async removeRevoked({ startedUntil }: { startedUntil: Date }): Promise<void> {
    await this.blocks.deleteMany({ status: 'revoked', startedAt: trusted({ $lte: startedUntil }) });
  }
}
