import { Inject, Injectable } from '@nestjs/common';
import { backgroundImageChanged, type HistoryPage } from '@hearthstay/contracts';
import { modelToken, newestChanges, type Period } from '@hearthstay/database';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { OutboxRelay, recordEvent, storeRevision, type Recorded } from '@hearthstay/outbox';
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

  /** The newest changes of a period. */
  listHistory(period: Period): Promise<HistoryPage> {
    return newestChanges({ model: this.galleries, kind: 'background-image' }, period);
  }

  /**
   * Changes the shown image together with its event and, if another image or none is shown then, its entry in the
   * history. If another change was stored first, `change` is called again with its result. A repeated command changes
   * nothing, because another admin may have changed the image since.
   *
   * @returns the changed gallery; `null` when `change` has returned `null`, or for a repeated command.
   */
  show(change: Change, at: Date): Promise<Gallery | null> {
    return this.update(change, (before, next) => ({
      events: [recordEvent(backgroundImageChanged, { hash: hashIn(next) })],
      history: historyOf(before, next, at),
    }));
  }

  /** Makes a change without an event, in the same way. */
  note(change: Change): Promise<Gallery | null> {
    return this.update(change, () => ({ events: [], history: [] }));
  }

  private async update(
    change: Change,
    recordedFor: (before: Gallery, next: Gallery) => Recorded,
  ): Promise<Gallery | null> {
    for (;;) {
      const gallery = await this.load();
      const next = change(gallery);
      if (!next) return null;
      const recorded = recordedFor(gallery, next);
      if (await this.isRepeated(recorded)) return null;
      if (!(await storeRevision(this.galleries, galleryId, next, recorded))) continue;
      if (recorded.events.length > 0) this.relay.notify(galleryId);
      return next;
    }
  }

  private async isRepeated({ history: [entry] }: Recorded): Promise<boolean> {
    if (!entry) return false;
    return (await this.galleries.exists({ _id: galleryId, 'history.commandId': entry.commandId })) !== null;
  }
}

const hashIn = ({ image }: Gallery): string | null => image?.hash ?? null;

/** Nothing when the image gets only more files. */
const historyOf = (before: Gallery, next: Gallery, at: Date): HistoryEntry[] => {
  const [from, to] = [hashIn(before), hashIn(next)];
  return from === to ? [] : [historyEntry('changed', { at, before: { hash: from }, after: { hash: to } })];
};
