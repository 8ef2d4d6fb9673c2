import { Controller } from '@nestjs/common';
import { addPhoto, type HousePhoto, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { assertJpeg, hashOf } from '../../image-files/domain/jpeg';
import { ImageIntake } from '../../image-files/image-intake';
import { ImageMaintenance } from '../../image-files/image-maintenance';
import { assertRoom, hasPhoto, photosOf, withPhoto } from '../domain/album';
import { AlbumRepository } from '../persistence/album.repository';

/** Makes a JPEG the last photo of the house. All its files are stored before it is shown. */
@Controller()
export class AddPhoto {
  constructor(
    private readonly album: AlbumRepository,
    private readonly intake: ImageIntake,
    private readonly maintenance: ImageMaintenance,
    private readonly clock: Clock,
  ) {}

  @Handles(addPhoto)
  async run({ contentBase64 }: RequestOf<typeof addPhoto>): Promise<{ photos: HousePhoto[] }> {
    const content = Buffer.from(contentBase64, 'base64');
    assertJpeg(content);
    const hash = await hashOf(content);
    const before = await this.album.load();
    if (hasPhoto(before, hash)) return { photos: photosOf(before) };
    assertRoom(before);
    const image = await this.intake.store(content, hash, 'photo');
    const at = this.clock.now();
    const action = { action: 'added', at, after: { hash } } as const;
    const album = await this.album.change((current) => withPhoto(current, image, at), action);
    this.maintenance.wake();
    return { photos: photosOf(album) };
  }
}
