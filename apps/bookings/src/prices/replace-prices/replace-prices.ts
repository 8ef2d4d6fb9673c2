import { Controller } from '@nestjs/common';
import { replacePrices, settingsChanged, type Prices, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { assertSeasonsPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { refuseOverlaps } from '../../settings/domain/refuse-overlaps';
import { pricesOf } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';

/** An admin sets the prices. The quotes of existing requests stay as they are. */
@Controller()
export class ReplacePrices {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `VALIDATION_FAILED` for a day too far off, `SEASONS_OVERLAP` */
  @Handles(replacePrices)
  async run(prices: RequestOf<typeof replacePrices>): Promise<Prices> {
    assertSeasonsPlannable(prices.seasons, this.clock.today());
    refuseOverlaps(prices.seasons);
    const change = { at: this.clock.now(), event: recordEvent(settingsChanged, {}) };
    return pricesOf(await this.settings.change({ prices }, change));
  }
}
