import { Inject, Injectable } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { cancelledKeyModel, type CancelledKeyDocument } from './cancelled-key.schema';

/** The cancel keys that were cancelled, so that an e-mail whose event arrives later is not sent either. */
@Injectable()
export class CancelledKeyRepository {
  constructor(@Inject(modelToken(cancelledKeyModel.name)) private readonly keys: Model<CancelledKeyDocument>) {}

  async add(key: string, at: Date): Promise<void> {
    await this.keys.updateOne({ _id: key }, { $setOnInsert: { at } }, { upsert: true });
  }

  async has(key: string): Promise<boolean> {
    return (await this.keys.exists({ _id: key })) !== null;
  }
}
