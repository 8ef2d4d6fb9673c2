import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { claimFinishing, hasExhaustedAttempts, releaseFinishing, withFinished } from '../domain/gallery';
import type { FileEntry } from '../domain/rendition';
import { GalleryRepository } from '../persistence/gallery.repository';
import { ImageFileRepository } from '../persistence/image-file.repository';
import { ImageRenderer } from '../rendering/image-renderer';

/**
 * Makes the missing AVIF files of an image, which take too long for the response to an upload. One instance does this;
 * if it does not finish, another one continues.
 */
@Injectable()
export class FinishBackgroundImage {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: ImageFileRepository,
    private readonly renderer: ImageRenderer,
    private readonly clock: Clock,
  ) {}

  /** @param signal aborts the work, as an upload does; the next start or another instance continues it. */
  async run(signal: AbortSignal): Promise<void> {
    const claimedAt = this.clock.now();
    const claimed = await this.gallery.note((gallery) => claimFinishing(gallery, claimedAt));
    if (!claimed?.image) return;
    const { hash } = claimed.image;
    const original = hasExhaustedAttempts(claimed) ? null : await this.files.findOriginal(hash);
    const added = original ? await this.makeFiles(hash, original, signal) : [];
    if (added === null) {
      await this.gallery.note((gallery) => releaseFinishing(gallery, hash, this.clock.now()));
    } else if (await this.gallery.show((gallery) => withFinished(gallery, hash, added), this.clock.now())) {
      await this.files.removeOriginal(hash, claimedAt);
    }
  }

  /** `null` when the work was aborted before all of them were made. */
  private async makeFiles(hash: string, original: Buffer, signal: AbortSignal): Promise<FileEntry[] | null> {
    const rendered = await this.renderer.deferred(original, signal);
    if (!rendered) return null;
    await this.files.keep(hash, rendered.files, this.clock.now());
    return rendered.files.map(({ name, width, contentType }) => ({ name, width, contentType }));
  }
}
