import { Inject, Injectable } from '@nestjs/common';
import { photosChanged, type ChangeAction, type HistoryPage } from '@hearthstay/contracts';
import { modelToken, newestChanges, type Period } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { OutboxRelay, recordEvent, storeRevision, type Recorded } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { emptyAlbum, type Album } from '../domain/album';
import { albumId, albumModel, albumOutbox, type AlbumDocument } from './album.schema';

type Change = (album: Album) => Album | null;

/** What an admin did with the photos, for the history. */
export interface AlbumAction {
  action: ChangeAction<'photo'>;
  at: Date;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

@Injectable()
export class AlbumRepository {
  constructor(
    @Inject(modelToken(albumModel.name)) private readonly albums: Model<AlbumDocument>,
    @Inject(albumOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** The album; empty, with revision 0, before the first photo. */
  async load(): Promise<Album> {
    const stored = await this.albums.findById(albumId).lean();
    if (!stored) return emptyAlbum;
    const { revision, photos, retired } = stored;
    return { revision, photos, retired };
  }

  /** The newest changes of a period. */
  listHistory(period: Period): Promise<HistoryPage> {
    return newestChanges({ model: this.albums, kind: 'photo' }, period);
  }

  /**
   * Makes a change of an admin together with its event and its entry in the history. If another change was stored
   * first, `change` is called again with its result. A repeated command changes nothing.
   *
   * @returns the album after it, also if `change` has returned `null`.
   */
  async change(change: Change, action: AlbumAction): Promise<Album> {
    const { action: name, at, before, after } = action;
    const entry = historyEntry(name, { at, ...(before && { before }), ...(after && { after }) });
    const changed = await this.update(change, { events: [recordEvent(photosChanged, {})], history: [entry] });
    return changed ?? (await this.load());
  }

  /** Changes the files of a photo, with an event if guests can see it. @returns `null` when `change` has */
  complete(change: Change): Promise<Album | null> {
    return this.update(change, { events: [recordEvent(photosChanged, {})], history: [] });
  }

  /** Makes a change that no guest can see. @returns `null` when `change` has */
  note(change: Change): Promise<Album | null> {
    return this.update(change, { events: [], history: [] });
  }

  private async update(change: Change, recorded: Recorded): Promise<Album | null> {
    for (;;) {
      if (await this.isRepeated(recorded)) return null;
      const next = change(await this.load());
      if (!next) return null;
      if (!(await storeRevision(this.albums, albumId, next, recorded))) continue;
      if (recorded.events.length > 0) this.relay.notify(albumId);
      return next;
    }
  }

  private async isRepeated({ history: [entry] }: Recorded): Promise<boolean> {
    if (!entry) return false;
    return (await this.albums.exists({ _id: albumId, 'history.commandId': entry.commandId })) !== null;
  }
}
