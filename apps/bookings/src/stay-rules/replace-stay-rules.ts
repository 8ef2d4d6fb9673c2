import { Controller } from '@nestjs/common';
import { replaceStayRules, type RequestOf, type StayRules } from '@hearthstay/contracts';
import { historyEntry } from '@hearthstay/history';
import { Handles } from '@hearthstay/messaging';
import { ConvertClaims } from '../availability';
import { PropertyClock } from '../property-clock';
import { stayRulesOf } from '../settings/domain/settings';
import { SettingsRepository } from '../settings/persistence/settings.repository';

/** An admin sets the rules of stays. The same command changes nothing when it comes again. */
@Controller()
export class ReplaceStayRules {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly convertClaims: ConvertClaims,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `TURNOVER_DAYS_SHARED` */
  @Handles(replaceStayRules)
  async run({ sameDayTurnover }: RequestOf<typeof replaceStayRules>): Promise<StayRules> {
    if (!(await this.settings.hasCarriedOut())) {
      const [at, before] = [this.clock.now(), { sameDayTurnover: !sameDayTurnover }];
      const entry = historyEntry('changed', { at, before, after: { sameDayTurnover } });
      await this.convertClaims.to(sameDayTurnover ? 'nights' : 'days', entry);
      await this.settings.noteCommand(at);
    }
    return stayRulesOf(await this.settings.load());
  }
}
