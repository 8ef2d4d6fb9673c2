import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { grace, hashesInUse } from '../domain/gallery';
import { GalleryRepository } from '../persistence/gallery.repository';
import { ImageFileRepository } from '../persistence/image-file.repository';

/** Removes the files of images that were replaced or removed, or never shown because of a crash. */
@Injectable()
export class RemoveUnusedFiles {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: ImageFileRepository,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const gallery = await this.gallery.load();
    // An upload stores its files before the gallery refers to them, so recent files are kept.
    const storedUntil = new Date(now.getTime() - grace);
    const used = new Set(hashesInUse(gallery, now));
    for (const hash of await this.files.storedHashes()) {
      if (!used.has(hash)) await this.files.removeImage(hash, storedUntil);
    }
    if (gallery.image && !gallery.finishing) await this.files.removeOriginal(gallery.image.hash, storedUntil);
  }
}
