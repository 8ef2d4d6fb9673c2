import { Controller } from '@nestjs/common';
import { getPrices, type Prices } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { pricesOf } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';

@Controller()
export class GetPrices {
  constructor(private readonly settings: SettingsRepository) {}

  @Handles(getPrices)
  async run(): Promise<Prices> {
    return pricesOf(await this.settings.load());
  }
}
