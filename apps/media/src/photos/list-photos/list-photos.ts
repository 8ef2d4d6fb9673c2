import { Controller } from '@nestjs/common';
import { listPhotos, type HousePhoto } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { photosOf } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

@Controller()
export class ListPhotos {
  constructor(private readonly album: AlbumRepository) {}

  @Handles(listPhotos)
  async run(): Promise<{ photos: HousePhoto[] }> {
    return { photos: photosOf(await this.album.load()) };
  }
}
