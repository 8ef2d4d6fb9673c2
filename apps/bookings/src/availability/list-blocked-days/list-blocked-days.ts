import { Controller } from '@nestjs/common';
import { listBlockedDays, type BlockedDay } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { blockedDayOf } from '../domain/blocked-day';
import { BlockClaimRepository } from '../persistence/block-claim.repository';

/** The days that the owner has blocked, from today at the property on. */
@Controller()
export class ListBlockedDays {
  constructor(
    private readonly claims: BlockClaimRepository,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(listBlockedDays)
  async run(): Promise<BlockedDay[]> {
    const blocked = await this.claims.listFrom(this.clock.today());
    return [...blocked.keys()].map(blockedDayOf);
  }
}
