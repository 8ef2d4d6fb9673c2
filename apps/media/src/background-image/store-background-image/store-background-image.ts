import { Controller } from '@nestjs/common';
import { storeBackgroundImage, type BackgroundImage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { withImage } from '../domain/gallery';
import { assertJpeg, hashOf } from '../domain/jpeg';
import { inOrder } from '../domain/rendition';
import { GalleryRepository } from '../persistence/gallery.repository';
import { ImageFileRepository } from '../persistence/image-file.repository';
import { ImageRenderer } from '../rendering/image-renderer';
import { Maintenance } from '../maintenance';

/**
 * Makes a JPEG the background image. All its files are stored before it is shown, so the previous image stays after any
 * failure.
 */
@Controller()
export class StoreBackgroundImage {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: ImageFileRepository,
    private readonly renderer: ImageRenderer,
    private readonly maintenance: Maintenance,
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
    const { width, height, files: rendered } = await this.renderer.immediately(content);
    await this.files.keepOriginal(hash, content, this.clock.now());
    await this.files.keep(hash, rendered, this.clock.now());
    const files = inOrder(rendered.map(({ name, width, contentType }) => ({ name, width, contentType })));
    const image = { hash, width, height, files };
    const now = this.clock.now();
    await this.gallery.show((gallery) => withImage(gallery, image, now), now);
    this.maintenance.wake();
    return image;
  }
}
