import { Controller } from '@nestjs/common';
import { settingsChanged, updateSettings, type PublicSettings, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { PropertyClock } from '../../property-clock';
import { publicSettingsOf } from '../domain/settings';
import { PasswordHasher } from '../password-hasher';
import { SettingsRepository } from '../persistence/settings.repository';

/** An admin changes settings. This service does not cache settings, so every instance uses them at once. */
@Controller()
export class UpdateSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(updateSettings)
  async run({ appPassword, ...changed }: RequestOf<typeof updateSettings>): Promise<PublicSettings> {
    const appPasswordHash = await this.hashOf(appPassword);
    const change = { at: this.clock.now(), event: recordEvent(settingsChanged, {}) };
    const settings = await this.settings.change({ ...changed, appPasswordHash }, change);
    return publicSettingsOf(settings, this.clock.timezone);
  }

  /** An absent password stays unchanged; `null` and an empty one remove it. */
  private async hashOf(appPassword: string | null | undefined): Promise<string | null | undefined> {
    if (appPassword === undefined) return undefined;
    return appPassword ? this.passwords.hash(appPassword) : null;
  }
}
