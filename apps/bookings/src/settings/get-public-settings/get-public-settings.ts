import { Injectable } from '@nestjs/common';
import type { PublicSettings } from '@hearthstay/contracts';
import { PropertyClock } from '../../property-clock';
import { publicSettingsOf } from '../domain/settings';
import { SettingsRepository } from '../persistence/settings.repository';

@Injectable()
export class GetPublicSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<PublicSettings> {
    return publicSettingsOf(await this.settings.load(), this.clock.timezone);
  }
}
