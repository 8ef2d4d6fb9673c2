import { Injectable } from '@nestjs/common';
import type { BackgroundImage } from '@hearthstay/contracts';
import { Clock } from '../../clock';
import { withImage } from '../domain/gallery';
import { assertJpeg, hashOf } from '../domain/jpeg';
import { inOrder } from '../domain/rendition';
import { GalleryRepository } from '../persistence/gallery.repository';
import { ImageFileRepository } from '../persistence/image-file.repository';
import { decodeJpeg } from '../rendering/decode-jpeg';
import { encodeForNow } from '../rendering/encode';
import { Upkeep } from '../upkeep';

/**
 * Makes a JPEG the background image (behaviour: Background image). All its files are stored before it is shown, so whatever
 * goes wrong on the way, the image before it stays.
 */
@Injectable()
export class StoreBackgroundImage {
  /** One upload after the other: two would need twice the memory and be no faster. */
  private upload: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: ImageFileRepository,
    private readonly upkeep: Upkeep,
    private readonly clock: Clock,
  ) {}

  async run(content: Buffer): Promise<BackgroundImage> {
    assertJpeg(content);
    const stored = this.upload.then(() => this.store(content));
    this.upload = stored.catch(() => undefined);
    return stored;
  }

  private async store(content: Buffer): Promise<BackgroundImage> {
    const hash = await hashOf(content);
    const { image: shown } = await this.gallery.load();
    if (shown?.hash === hash) return shown;
    const pixels = await decodeJpeg(content);
    const rendered = await encodeForNow(pixels);
    await this.files.keepOriginal(hash, content, this.clock.now());
    await this.files.keep(hash, rendered, this.clock.now());
    const files = inOrder(rendered.map(({ name, width, contentType }) => ({ name, width, contentType })));
    const image = { hash, width: pixels.width, height: pixels.height, files };
    await this.gallery.show((gallery) => withImage(gallery, image, this.clock.now()));
    this.upkeep.wake();
    return image;
  }
}
