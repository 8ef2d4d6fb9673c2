import { Controller } from '@nestjs/common';
import { getGuestStatistics } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GetGuestStatistics } from './get-guest-statistics';

@Controller()
export class GetGuestStatisticsHandler {
  constructor(private readonly getGuestStatistics: GetGuestStatistics) {}

  @Handles(getGuestStatistics)
  handle() {
    return this.getGuestStatistics.run();
  }
}
