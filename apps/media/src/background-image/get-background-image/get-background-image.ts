import { Controller } from '@nestjs/common';
import { getBackgroundImage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GalleryRepository } from '../persistence/gallery.repository';

@Controller()
export class GetBackgroundImage {
  constructor(private readonly gallery: GalleryRepository) {}

  @Handles(getBackgroundImage)
  async run() {
    return { image: (await this.gallery.load()).image };
  }
}
