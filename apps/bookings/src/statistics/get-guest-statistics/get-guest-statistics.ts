import { Controller } from '@nestjs/common';
import { getGuestStatistics, type GuestStatistics } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { guestStatistics } from '@hearthstay/stay';
import { stayUnitOf } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';
import { StayRepository } from '../persistence/stay.repository';

/** The days of each guest by year, or the nights where stays hold those. */
@Controller()
export class GetGuestStatistics {
  constructor(
    private readonly stays: StayRepository,
    private readonly settings: SettingsRepository,
  ) {}

  @Handles(getGuestStatistics)
  async run(): Promise<GuestStatistics> {
    const [stays, settings] = await Promise.all([this.stays.list(), this.settings.load()]);
    const years = guestStatistics(stays, stayUnitOf(settings));
    return years.map((year) => ({ ...year, guests: [...year.guests] }));
  }
}
