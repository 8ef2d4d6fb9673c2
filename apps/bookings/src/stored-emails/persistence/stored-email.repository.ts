import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from '../../requests/persistence/request.schema';
import { whitelistModel, type WhitelistDocument } from '../../guests/whitelist/persistence/whitelist.schema';

/** The e-mail addresses by which requests and whitelist entries are found. */
@Injectable()
export class StoredEmailRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(modelToken(whitelistModel.name)) private readonly whitelist: Model<WhitelistDocument>,
  ) {}

  /** Every address, once. */
  async list(): Promise<Set<string>> {
    const byEmail = [{ $group: { _id: '$email' } }];
    const found = await Promise.all([
      this.requests.aggregate<{ _id: string }>(byEmail),
      this.whitelist.aggregate<{ _id: string }>(byEmail),
    ]);
    return new Set(found.flat().map(({ _id }) => _id));
  }

  /** A whitelist entry stays as it is when the other form of its address has an entry already. */
  async replace(email: string, by: string): Promise<void> {
    await this.requests.updateMany({ email }, { $set: { email: by } });
    try {
      await this.whitelist.updateOne({ email }, { $set: { email: by } });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}
