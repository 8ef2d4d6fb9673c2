import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { GalleryRepository } from '../background-image';
import { hashesInUse as hashesOfGallery } from '../background-image/domain/gallery';
import { ImageFileRepository } from '../image-files';
import { grace } from '../image-files/domain/finishing';
import { AlbumRepository } from '../photos';
import { hashesInUse as hashesOfAlbum } from '../photos/domain/album';

/** Removes the files of images that were replaced or removed, or never shown because of a crash. */
@Injectable()
export class RemoveUnusedFiles {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly album: AlbumRepository,
    private readonly files: ImageFileRepository,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const [gallery, album] = [await this.gallery.load(), await this.album.load()];
    // An upload stores its files before a document refers to them, so recent files are kept.
    const storedUntil = new Date(now.getTime() - grace);
    const used = new Set([...hashesOfGallery(gallery, now), ...hashesOfAlbum(album, now)]);
    for (const hash of await this.files.storedHashes()) {
      if (!used.has(hash)) await this.files.removeImage(hash, storedUntil);
    }
    // A photo can also be the background image, whose AVIF files may still be pending.
    const shown = [...(gallery.image ? [{ ...gallery.image, finishing: gallery.finishing }] : []), ...album.photos];
    const unfinished = new Set(shown.filter(({ finishing }) => finishing).map(({ hash }) => hash));
    for (const { hash } of shown) {
      if (!unfinished.has(hash)) await this.files.removeOriginal(hash, storedUntil);
    }
  }
}
