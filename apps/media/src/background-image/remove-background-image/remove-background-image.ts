import { Controller } from '@nestjs/common';
import { removeBackgroundImage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { withoutImage } from '../domain/gallery';
import { GalleryRepository } from '../persistence/gallery.repository';

@Controller()
export class RemoveBackgroundImage {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(removeBackgroundImage)
  async run() {
    const now = this.clock.now();
    await this.gallery.show((gallery) => withoutImage(gallery, now), now);
    return {};
  }
}
