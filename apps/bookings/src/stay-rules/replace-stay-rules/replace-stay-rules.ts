import { Controller } from '@nestjs/common';
import {
  replaceStayRules,
  settingsChanged,
  type ChangedSettings,
  type RequestOf,
  type StayRules,
} from '@hearthstay/contracts';
import { historyEntry } from '@hearthstay/message-context';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { ConvertClaims } from '../../availability';
import { assertSeasonsPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { refuseOverlaps } from '../../settings/domain/refuse-overlaps';
import { stayRulesOf } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';

/** An admin sets the rules of stays. A repeated command changes nothing. */
@Controller()
export class ReplaceStayRules {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly convertClaims: ConvertClaims,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `VALIDATION_FAILED` for a day too far off, `SEASONS_OVERLAP`, `TURNOVER_DAYS_SHARED` */
  @Handles(replaceStayRules)
  async run({ sameDayTurnover, ...stayLimits }: RequestOf<typeof replaceStayRules>): Promise<StayRules> {
    assertSeasonsPlannable(stayLimits.seasons, this.clock.today());
    refuseOverlaps(stayLimits.seasons);
    const at = this.clock.now();
    if (!(await this.settings.hasCarriedOut())) {
      const before: ChangedSettings = { sameDayTurnover: !sameDayTurnover };
      const after: ChangedSettings = { sameDayTurnover };
      const entry = historyEntry('changed', { at, before, after });
      await this.convertClaims.to(sameDayTurnover ? 'nights' : 'days', entry);
    }
    // A refused conversion leaves the limits as they are.
    return stayRulesOf(await this.settings.change({ stayLimits }, { at, event: recordEvent(settingsChanged, {}) }));
  }
}
