import { Controller } from '@nestjs/common';
import { getPublicSettings } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GetPublicSettings } from './get-public-settings';

@Controller()
export class GetPublicSettingsHandler {
  constructor(private readonly getPublicSettings: GetPublicSettings) {}

  @Handles(getPublicSettings)
  handle() {
    return this.getPublicSettings.run();
  }
}
