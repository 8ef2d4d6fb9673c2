import { Controller } from '@nestjs/common';
import { removePhoto, type HousePhoto, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { photosOf, withoutPhoto } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

@Controller()
export class RemovePhoto {
  constructor(
    private readonly album: AlbumRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(removePhoto)
  async run({ hash }: RequestOf<typeof removePhoto>): Promise<{ photos: HousePhoto[] }> {
    const at = this.clock.now();
    const action = { action: 'removed', at, before: { hash } } as const;
    return { photos: photosOf(await this.album.change((album) => withoutPhoto(album, hash, at), action)) };
  }
}
