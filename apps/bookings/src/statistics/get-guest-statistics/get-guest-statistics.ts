import { Controller } from '@nestjs/common';
import { getGuestStatistics, type GuestStatistics } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { guestStatistics } from '@hearthstay/stay';
import { StayRepository } from '../persistence/stay.repository';

/** The days of each guest by year. */
@Controller()
export class GetGuestStatistics {
  constructor(private readonly stays: StayRepository) {}

  @Handles(getGuestStatistics)
  async run(): Promise<GuestStatistics> {
    const years = guestStatistics(await this.stays.list());
    return years.map((year) => ({ ...year, guests: [...year.guests] }));
  }
}
