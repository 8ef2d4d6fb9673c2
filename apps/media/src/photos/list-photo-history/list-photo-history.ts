import { Controller } from '@nestjs/common';
import { listPhotoHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { AlbumRepository } from '../persistence/album.repository';

@Controller()
export class ListPhotoHistory {
  constructor(private readonly album: AlbumRepository) {}

  @Handles(listPhotoHistory)
  run(period: RequestOf<typeof listPhotoHistory>) {
    return this.album.listHistory(period);
  }
}
