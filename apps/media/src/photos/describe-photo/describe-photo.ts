import { Controller } from '@nestjs/common';
import { describePhoto, type HousePhoto, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { photosOf, withAlt } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

@Controller()
export class DescribePhoto {
  constructor(
    private readonly album: AlbumRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(describePhoto)
  async run({ hash, alt }: RequestOf<typeof describePhoto>): Promise<{ photos: HousePhoto[] }> {
    const action = { action: 'described', at: this.clock.now(), after: { hash, alt } } as const;
    return { photos: photosOf(await this.album.change((album) => withAlt(album, hash, alt), action)) };
  }
}
