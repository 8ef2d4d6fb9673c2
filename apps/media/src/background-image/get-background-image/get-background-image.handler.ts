import { Controller } from '@nestjs/common';
import { getBackgroundImage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GalleryRepository } from '../persistence/gallery.repository';

@Controller()
export class GetBackgroundImageHandler {
  constructor(private readonly gallery: GalleryRepository) {}

  @Handles(getBackgroundImage)
  async handle() {
    return { image: (await this.gallery.load()).image };
  }
}
