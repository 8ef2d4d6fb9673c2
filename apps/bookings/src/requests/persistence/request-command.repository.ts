import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { requestModel, type RequestDocument } from './request.schema';

/**
 * By what a request recognises a command that comes again: the key that it was sent with, and the commands that have
 * changed it.
 */
@Injectable()
export class RequestCommandRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  async forgetBefore(instant: Date): Promise<void> {
    await this.requests.updateMany(
      { 'sentOnce.key': trusted({ $exists: true }), createdAt: trusted({ $lt: instant }) },
      { $unset: { sentOnce: 1 } },
    );
    await this.requests.updateMany(
      { 'commands.at': trusted({ $exists: true, $lt: instant }), updatedAt: trusted({ $lt: instant }) },
      { $unset: { commands: 1 } },
    );
  }
}
