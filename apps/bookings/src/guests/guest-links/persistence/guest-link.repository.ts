import { Inject, Injectable } from '@nestjs/common';
import { insertNew, isDuplicateKeyError, lean, modelToken, trusted } from '@hearthstay/database';
import type { EventMessage } from '@hearthstay/contracts';
import { currentCommandId } from '@hearthstay/messaging';
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
    await insertNew(
      this.links,
      links.map(({ hash, ...link }) => ({ _id: hash, ...link, outbox: [] })),
      lean,
    );
  }

  /**
   * Stores the link of the running command together with the event that contains it.
   *
   * @returns `false` when the same command has stored one before.
   */
  async addWithEvent({ hash, ...link }: GuestLink, event: EventMessage): Promise<boolean> {
    try {
      await insertNew(this.links, [{ _id: hash, ...link, commandId: currentCommandId(), outbox: [event] }]);
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
    this.relay.notifyAfterRandomDelay(hash);
    return true;
  }

  /** Whether the running command has stored its link before. */
  async isIssued(): Promise<boolean> {
    return (await this.links.exists({ commandId: currentCommandId() })) !== null;
  }

  /** The link, which may be expired: the database removes expired ones with a delay. */
  async find(hash: string): Promise<GuestLink | null> {
    const document = await this.links.findById(hash).select({ outbox: 0, commandId: 0 }).lean();
    if (!document) return null;
    const { _id, ...link } = document;
    return { hash: _id, ...link };
  }

  /** Whether an address has a link to confirm a request that is valid at an instant. */
  async hasConfirmLink({ id, email }: { id: string; email: string }, at: Date): Promise<boolean> {
    const valid = { purpose: 'confirm', expiresAt: trusted({ $gt: at }) } as const;
    return (await this.links.exists({ email, requestId: id, ...valid })) !== null;
  }

  /** Whether an address has a status link that is valid at an instant. */
  async hasStatusLink(email: string, at: Date): Promise<boolean> {
    const valid = { purpose: 'status', expiresAt: trusted({ $gt: at }) } as const;
    return (await this.links.exists({ email, ...valid })) !== null;
  }

  countOf(email: string): Promise<number> {
    return this.links.countDocuments({ email });
  }

  /** Oldest first. */
  listOf(email: string): Promise<Omit<GuestLink, 'hash'>[]> {
    return this.links.find({ email }).sort({ createdAt: 1 }).lean();
  }

  /** Removes all links to an address, with their events. */
  async removeOf(email: string): Promise<void> {
    await this.links.deleteMany({ email });
  }

  /** The addresses to which links were sent. */
  async addresses(): Promise<string[]> {
    // The embedded database has no `distinct`.
    const found = await this.links.aggregate<{ _id: string }>([{ $group: { _id: '$email' } }]);
    return found.map(({ _id }) => _id);
  }
}
