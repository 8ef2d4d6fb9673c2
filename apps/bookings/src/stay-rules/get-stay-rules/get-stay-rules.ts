import { Controller } from '@nestjs/common';
import { getStayRules, type StayRules } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { stayRulesOf } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';

@Controller()
export class GetStayRules {
  constructor(private readonly settings: SettingsRepository) {}

  @Handles(getStayRules)
  async run(): Promise<StayRules> {
    return stayRulesOf(await this.settings.load());
  }
}
