import { Controller } from '@nestjs/common';
import { DomainError, getBackgroundImageFile, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ImageFileRepository } from '../../image-files';

@Controller()
export class GetBackgroundImageFile {
  constructor(private readonly files: ImageFileRepository) {}

  @Handles(getBackgroundImageFile)
  async run({ hash, name }: RequestOf<typeof getBackgroundImageFile>) {
    const file = await this.files.find(hash, name);
    if (!file) throw new DomainError('NOT_FOUND');
    return { contentBase64: file.content.toString('base64'), contentType: file.contentType };
  }
}
