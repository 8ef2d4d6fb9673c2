import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { loginLinkModel, loginLinkOutbox, type LoginLinkDocument } from './login-link.schema';

export interface LoginLink {
  /** Hash of the link's token. */
  hash: string;
  email: string;
  usesLeft: number;
  expiresAt: Date;
}

@Injectable()
export class LoginLinkRepository {
  constructor(
    @Inject(modelToken(loginLinkModel.name)) private readonly links: Model<LoginLinkDocument>,
    @Inject(loginLinkOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Stores a link together with the events that tell of it, which may be none: nobody can tell from the time that it takes. */
  async add({ hash, ...link }: LoginLink, events: EventMessage[]): Promise<void> {
    await this.links.create({ _id: hash, ...link, outbox: events });
    this.relay.notifyUnpredictably(hash);
  }

  /** Takes one use off a link that is still good. @returns whose link it is, `null` when it is not good (any more). */
  async use(hash: string, now: Date): Promise<string | null> {
    const link = await this.links
      .findOneAndUpdate(
        { _id: hash, usesLeft: trusted({ $gt: 0 }), expiresAt: trusted({ $gt: now }) },
        { $inc: { usesLeft: -1 } },
      )
      .lean();
    return link?.email ?? null;
  }
}
