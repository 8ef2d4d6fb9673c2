import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { isExhausted, type Finishing } from '../../image-files/domain/finishing';
import { ImageIntake } from '../../image-files/image-intake';
import { nextToFinish, withClaim, withFiles, withReleased } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

/**
 * Makes the missing AVIF files of the photos, one photo after the other. Each is done by one instance; if it does not
 * finish, another one continues. The originals are removed with the unused files.
 */
@Injectable()
export class FinishPhotos {
  constructor(
    private readonly album: AlbumRepository,
    private readonly intake: ImageIntake,
    private readonly clock: Clock,
  ) {}

  /** @param signal aborts the work, as an upload does; the next run or another instance continues it. */
  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      const next = await this.claimNext();
      if (!next) return;
      const { hash, finishing } = next;
      const added = isExhausted(finishing) ? [] : await this.intake.finish(hash, 'photo', signal);
      if (added === null) {
        await this.album.note((album) => withReleased(album, hash, this.clock.now()));
        return;
      }
      await this.album.complete((album) => withFiles(album, hash, added));
    }
  }

  private async claimNext(): Promise<{ hash: string; finishing: Finishing } | undefined> {
    let next: ReturnType<typeof nextToFinish>;
    await this.album.note((album) => {
      next = nextToFinish(album, this.clock.now());
      return next ? withClaim(album, next.hash, next.finishing) : null;
    });
    return next;
  }
}
