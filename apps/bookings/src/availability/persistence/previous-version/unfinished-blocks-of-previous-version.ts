import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { BlockClaimRepository } from '../block-claim.repository';
import { occupiedDayModel, type OccupiedDayDocument } from '../occupied-day.schema';
import { unfinishedBlockModel, type UnfinishedBlockDocument } from './unfinished-block.schema';

/**
 * The unfinished blocks of instances of the version before. Such an instance may crash while it runs beside this
 * version, or may have crashed before the update, and then this version must release the claims of its blocks.
 *
 * To be removed in the release after next, with its collection: no instance of the version before runs then.
 */
@Injectable()
export class UnfinishedBlocksOfPreviousVersion {
  constructor(
    @Inject(modelToken(unfinishedBlockModel.name)) private readonly blocks: Model<UnfinishedBlockDocument>,
    @Inject(modelToken(occupiedDayModel.name)) private readonly days: Model<OccupiedDayDocument>,
    private readonly claims: BlockClaimRepository,
  ) {}

  /** Revokes those started until an instant and releases their claims; removes those started until another. */
  async release({ startedUntil, forgetUntil }: { startedUntil: Date; forgetUntil: Date }): Promise<void> {
    await this.blocks.updateMany(
      { startedAt: trusted({ $lte: startedUntil }), isRevoked: false },
      { $set: { isRevoked: true } },
    );
    for (const { _id: id, days, startedAt } of await this.blocks.find({ isRevoked: true }).lean()) {
      await this.claims.release({ id, days });
      await this.deleteEmptied(days);
      if (startedAt <= forgetUntil) await this.blocks.deleteOne({ _id: id });
    }
  }

  /**
   * The version before removes the claim from a blocked day in one write and deletes the day in another, and may crash
   * in between.
   */
  private async deleteEmptied(days: UnfinishedBlockDocument['days']): Promise<void> {
    await this.days.deleteMany({ _id: trusted({ $in: days }), type: 'blocked', blockIds: trusted({ $size: 0 }) });
  }
}
