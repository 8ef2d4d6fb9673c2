import { Controller } from '@nestjs/common';
import { listImageHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GalleryRepository } from '../persistence/gallery.repository';

@Controller()
export class ListImageHistory {
  constructor(private readonly gallery: GalleryRepository) {}

  @Handles(listImageHistory)
  run(period: RequestOf<typeof listImageHistory>) {
    return this.gallery.listHistory(period);
  }
}
