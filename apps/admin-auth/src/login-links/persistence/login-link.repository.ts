import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import type { LoginLink } from '../domain/login-link';
import { loginLinkModel, loginLinkOutbox, type LoginLinkDocument } from './login-link.schema';

@Injectable()
export class LoginLinkRepository {
  constructor(
    @Inject(modelToken(loginLinkModel.name)) private readonly links: Model<LoginLinkDocument>,
    @Inject(loginLinkOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Stores the link of the running command together with its event. Does nothing if the same command has stored one
   * before.
   */
  async add({ hash, ...link }: LoginLink, event: EventMessage): Promise<void> {
    try {
      await insertNew(this.links, [{ _id: hash, ...link, commandId: currentCommandId(), outbox: [event] }]);
    } catch (error) {
      if (isDuplicateKeyError(error)) return;
      throw error;
    }
    this.relay.notifyAfterRandomDelay(hash);
  }

  /** Stores the link of the running command, in place of the one of an earlier delivery, whose token is unknown now. */
  async replace({ hash, ...link }: LoginLink): Promise<void> {
    const commandId = currentCommandId();
    await this.links.deleteOne({ commandId });
    await insertNew(this.links, [{ _id: hash, ...link, commandId, outbox: [] }]);
  }

  /** Whether the running command has stored its link before. */
  async isIssued(): Promise<boolean> {
    return (await this.links.exists({ commandId: currentCommandId() })) !== null;
  }

  /** Counts one use of a valid link. @returns the link; `null` if it is unknown, expired or used up. */
  async use(hash: string, now: Date): Promise<LoginLink | null> {
    const link = await this.links
      .findOneAndUpdate(
        { _id: hash, usesLeft: trusted({ $gt: 0 }), expiresAt: trusted({ $gt: now }) },
        { $inc: { usesLeft: -1 } },
      )
      .lean();
    if (!link) return null;
    const { _id, adminId, email, usesLeft, expiresAt } = link;
    return { hash: _id, adminId, email, usesLeft: usesLeft - 1, expiresAt };
  }
}
