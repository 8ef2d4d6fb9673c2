import { Inject, Injectable } from '@nestjs/common';
import { backgroundImageChanged, type EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { emptyGallery, type Gallery } from '../domain/gallery';
import { galleryId, galleryModel, galleryOutbox, type GalleryDocument } from './gallery.schema';

type Change = (gallery: Gallery) => Gallery | null;

@Injectable()
export class GalleryRepository {
  constructor(
    @Inject(modelToken(galleryModel.name)) private readonly galleries: Model<GalleryDocument>,
    @Inject(galleryOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** The gallery; empty, with revision 0, before the first image. */
  async load(): Promise<Gallery> {
    const stored = await this.galleries.findById(galleryId).lean();
    if (!stored) return emptyGallery;
    const { revision, image, finishing, retired } = stored;
    return { revision, image, finishing, retired };
  }

  /**
   * Changes the shown image together with its event. If another change was stored first, `change` is called again with
   * its result.
   *
   * @returns the changed gallery; `null` when `change` has returned `null`.
   */
  show(change: Change): Promise<Gallery | null> {
    return this.update(change, ({ image }) => [recordEvent(backgroundImageChanged, { hash: image?.hash ?? null })]);
  }

  /** Makes a change without an event, in the same way. */
  note(change: Change): Promise<Gallery | null> {
    return this.update(change, () => []);
  }

  private async update(change: Change, eventsOf: (next: Gallery) => EventMessage[]): Promise<Gallery | null> {
    for (;;) {
      const next = change(await this.load());
      if (!next) return null;
      const events = eventsOf(next);
      if (!(await this.replace(next, events))) continue;
      if (events.length > 0) this.relay.notify(galleryId);
      return next;
    }
  }

  /** @returns whether the gallery was still at the revision before. */
  private async replace(next: Gallery, events: EventMessage[]): Promise<boolean> {
    if (next.revision === 1) {
      return this.insertFirst(next, events);
    }
    const replaced = await this.galleries.updateOne(
      { _id: galleryId, revision: next.revision - 1 },
      { $set: next, $push: { outbox: { $each: events } } },
    );
    return replaced.matchedCount === 1;
  }

  private async insertFirst(first: Gallery, events: EventMessage[]): Promise<boolean> {
    try {
      const inserted = { $setOnInsert: { ...first, outbox: events } };
      return (await this.galleries.updateOne({ _id: galleryId }, inserted, { upsert: true })).upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }
}
