import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from './request.schema';

/**
 * The ids by which a request recognises a repeated command: its idempotency key, and the commands that have changed it.
 */
@Injectable()
export class RequestCommandRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  async removeBefore(instant: Date): Promise<void> {
    await this.requests.updateMany(
      { 'idempotency.key': trusted({ $exists: true }), createdAt: trusted({ $lt: instant }) },
      { $unset: { idempotency: 1 } },
    );
    await this.requests.updateMany(
      { 'commands.at': trusted({ $exists: true, $lt: instant }), updatedAt: trusted({ $lt: instant }) },
      { $unset: { commands: 1 } },
    );
  }
}
