import { Controller } from '@nestjs/common';
import { getPublicSettings, type PublicSettings } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { publicSettingsOf } from '../domain/settings';
import { SettingsRepository } from '../persistence/settings.repository';

@Controller()
export class GetPublicSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(getPublicSettings)
  async run(): Promise<PublicSettings> {
    return publicSettingsOf(await this.settings.load(), this.clock.timezone);
  }
}
