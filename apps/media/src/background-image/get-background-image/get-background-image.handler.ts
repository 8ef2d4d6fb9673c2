import { Controller } from '@nestjs/common';
import { getBackgroundImage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';

@Controller()
export class GetBackgroundImageHandler {
  @Handles(getBackgroundImage)
  async handle() {
    return { image: null };
  }
}
