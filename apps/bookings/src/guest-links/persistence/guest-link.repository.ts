import { Inject, Injectable } from '@nestjs/common';
import { modelToken } from '@hearthstay/database';
import type { EventMessage } from '@hearthstay/contracts';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import type { GuestLink } from '../domain/guest-link';
import { guestLinkModel, guestLinkOutbox, type GuestLinkDocument } from './guest-link.schema';

@Injectable()
export class GuestLinkRepository {
  constructor(
    @Inject(modelToken(guestLinkModel.name)) private readonly links: Model<GuestLinkDocument>,
    @Inject(guestLinkOutbox) private readonly relay: OutboxRelay,
  ) {}

  async add(...links: GuestLink[]): Promise<void> {
    await this.links.insertMany(links.map(({ hash, ...link }) => ({ _id: hash, ...link, outbox: [] })));
  }

  /** Stores a link together with the events that tell of it, which may be none: nobody can tell from the time that it takes. */
  async addWithEvents({ hash, ...link }: GuestLink, events: EventMessage[]): Promise<void> {
    await this.links.create({ _id: hash, ...link, outbox: events });
    this.relay.notifyUnpredictably(hash);
  }

  /** The link, whether or not it is still good; the database removes expired ones in its own time. */
  async find(hash: string): Promise<GuestLink | null> {
    const document = await this.links.findById(hash).select({ outbox: 0 }).lean();
    if (!document) return null;
    const { _id, ...link } = document;
    return { hash: _id, ...link };
  }
}
