import { Injectable } from '@nestjs/common';
import type { BlockedDay } from '@hearthstay/contracts';
import { PropertyClock } from '../../property-clock';
import { blockedDayOf } from '../domain/blocked-day';
import { BlockedDayRepository } from '../persistence/blocked-day.repository';

/** The days that the owner has blocked, from today at the property on. */
@Injectable()
export class ListBlockedDays {
  constructor(
    private readonly blockedDays: BlockedDayRepository,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<BlockedDay[]> {
    const days = await this.blockedDays.listFrom(this.clock.today());
    return days.map(blockedDayOf);
  }
}
