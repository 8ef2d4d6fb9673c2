import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import type { Block } from '../domain/block';
import { unfinishedBlockModel, type UnfinishedBlockDocument } from './unfinished-block.schema';

/** The blocks that are being made. Whether one comes to be is decided here, by a single document, and for all its days at once. */
@Injectable()
export class UnfinishedBlockRepository {
  constructor(@Inject(modelToken(unfinishedBlockModel.name)) private readonly blocks: Model<UnfinishedBlockDocument>) {}

  async begin({ id, ...block }: Block): Promise<void> {
    await insertNew(this.blocks, [{ _id: id, ...block, isRevoked: false }]);
  }

  /** Makes the block final. @returns `false` when it has been revoked: it then never will be. */
  async finish(id: string): Promise<boolean> {
    const { deletedCount } = await this.blocks.deleteOne({ _id: id, isRevoked: false });
    return deletedCount === 1;
  }

  /** Forgets a block that holds no day and is not going to. */
  async abandon(id: string): Promise<void> {
    await this.blocks.deleteOne({ _id: id });
  }

  /**
   * Makes sure that no block started until then can still be finished.
   *
   * @returns the blocks revoked so far. They are kept for some time: whoever was making one may be slow, and hold a day for it even later.
   */
  async revoke({ startedUntil }: { startedUntil: Date }): Promise<Block[]> {
    await this.blocks.updateMany(
      { startedAt: trusted({ $lte: startedUntil }), isRevoked: false },
      { $set: { isRevoked: true } },
    );
    const revoked = await this.blocks.find({ isRevoked: true }).lean();
    return revoked.map(({ _id, days, startedAt }) => ({ id: _id, days, startedAt }));
  }
}
