import { Controller } from '@nestjs/common';
import { storeBackgroundImage, type BackgroundImage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { assertJpeg, hashOf } from '../../image-files/domain/jpeg';
import { ImageIntake } from '../../image-files/image-intake';
import { ImageMaintenance } from '../../image-files/image-maintenance';
import { withImage } from '../domain/gallery';
import { GalleryRepository } from '../persistence/gallery.repository';

/**
 * Makes a JPEG the background image. All its files are stored before it is shown, so the previous image stays after any
 * failure.
 */
@Controller()
export class StoreBackgroundImage {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly intake: ImageIntake,
    private readonly maintenance: ImageMaintenance,
    private readonly clock: Clock,
  ) {}

  @Handles(storeBackgroundImage)
  async run({ contentBase64 }: RequestOf<typeof storeBackgroundImage>): Promise<{ image: BackgroundImage }> {
    return { image: await this.store(Buffer.from(contentBase64, 'base64')) };
  }

  private async store(content: Buffer): Promise<BackgroundImage> {
    assertJpeg(content);
    const hash = await hashOf(content);
    const { image: shown } = await this.gallery.load();
    if (shown?.hash === hash) return shown;
    const image = await this.intake.store(content, hash, 'background');
    const now = this.clock.now();
    await this.gallery.show((gallery) => withImage(gallery, image, now), now);
    this.maintenance.wake();
    return image;
  }
}
