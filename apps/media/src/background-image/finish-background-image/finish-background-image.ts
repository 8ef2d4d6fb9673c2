import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { ImageFileRepository } from '../../image-files';
import { ImageIntake } from '../../image-files/image-intake';
import { claimFinishing, hasExhaustedAttempts, releaseFinishing, withFinished } from '../domain/gallery';
import { GalleryRepository } from '../persistence/gallery.repository';

/**
 * Makes the missing AVIF files of the image. One instance does this; if it does not finish, another one continues.
 */
@Injectable()
export class FinishBackgroundImage {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: ImageFileRepository,
    private readonly intake: ImageIntake,
    private readonly clock: Clock,
  ) {}

  /** @param signal aborts the work, as an upload does; the next start or another instance continues it. */
  async run(signal: AbortSignal): Promise<void> {
    const claimedAt = this.clock.now();
    const claimed = await this.gallery.note((gallery) => claimFinishing(gallery, claimedAt));
    if (!claimed?.image) return;
    const { hash } = claimed.image;
    const added = hasExhaustedAttempts(claimed) ? [] : await this.intake.finish(hash, 'background', signal);
    if (added === null) {
      await this.gallery.note((gallery) => releaseFinishing(gallery, hash, this.clock.now()));
    } else if (await this.gallery.show((gallery) => withFinished(gallery, hash, added), this.clock.now())) {
      await this.files.removeOriginal(hash, claimedAt);
    }
  }
}
