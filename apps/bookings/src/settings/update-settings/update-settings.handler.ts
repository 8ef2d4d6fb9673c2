import { Controller } from '@nestjs/common';
import { updateSettings, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { UpdateSettings } from './update-settings';

@Controller()
export class UpdateSettingsHandler {
  constructor(private readonly updateSettings: UpdateSettings) {}

  @Handles(updateSettings)
  handle(changes: RequestOf<typeof updateSettings>) {
    return this.updateSettings.run(changes);
  }
}
