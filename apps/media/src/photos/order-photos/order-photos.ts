import { Controller } from '@nestjs/common';
import { orderPhotos, type HousePhoto, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { inNewOrder, photosOf } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

@Controller()
export class OrderPhotos {
  constructor(
    private readonly album: AlbumRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(orderPhotos)
  async run({ order }: RequestOf<typeof orderPhotos>): Promise<{ photos: HousePhoto[] }> {
    const action = { action: 'ordered', at: this.clock.now(), after: { order } } as const;
    return { photos: photosOf(await this.album.change((album) => inNewOrder(album, order), action)) };
  }
}
