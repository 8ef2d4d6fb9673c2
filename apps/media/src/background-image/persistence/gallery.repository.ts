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

  /** The gallery; empty, at revision 0, when there has never been an image. */
  async load(): Promise<Gallery> {
    const stored = await this.galleries.findById(galleryId).lean();
    if (!stored) return emptyGallery;
    const { revision, image, finishing, retired } = stored;
    return { revision, image, finishing, retired };
  }

  /**
   * Changes what is shown, together with the event that tells of it. The change is made on the basis of what the
   * gallery is at that moment: when somebody else was faster, `change` is asked again.
   *
   * @returns the gallery as it is now; `null` when `change` had nothing to change.
   */
  show(change: Change): Promise<Gallery | null> {
    return this.update(change, ({ image }) => [recordEvent(backgroundImageChanged, { hash: image?.hash ?? null })]);
  }

  /** Changes, in the same way, what nobody sees. */
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
