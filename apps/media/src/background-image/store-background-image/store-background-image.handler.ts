import { Controller } from '@nestjs/common';
import { storeBackgroundImage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { StoreBackgroundImage } from './store-background-image';

@Controller()
export class StoreBackgroundImageHandler {
  constructor(private readonly storeBackgroundImage: StoreBackgroundImage) {}

  @Handles(storeBackgroundImage)
  async handle({ contentBase64 }: RequestOf<typeof storeBackgroundImage>) {
    return { image: await this.storeBackgroundImage.run(Buffer.from(contentBase64, 'base64')) };
  }
}
