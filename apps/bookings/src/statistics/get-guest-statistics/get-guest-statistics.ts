import { Injectable } from '@nestjs/common';
import type { GuestStatistics } from '@hearthstay/contracts';
import { guestStatistics } from '@hearthstay/stay';
import { StayRepository } from '../persistence/stay.repository';

/** Who stayed for how many days, year by year (behaviour: Statistics). */
@Injectable()
export class GetGuestStatistics {
  constructor(private readonly stays: StayRepository) {}

  async run(): Promise<GuestStatistics> {
    const years = guestStatistics(await this.stays.list());
    return years.map((year) => ({ ...year, guests: [...year.guests] }));
  }
}
