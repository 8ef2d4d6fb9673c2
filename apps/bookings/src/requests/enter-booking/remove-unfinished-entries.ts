import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { claimGrace, searchEvery } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { EnteredBookingRepository } from '../../request-store';

/**
 * Periodically removes bookings whose entry was interrupted, in every instance. A process that is only slow finds its
 * booking removed and refuses the command. The days are released as orphaned claims.
 */
@Injectable()
export class RemoveUnfinishedEntries {
  constructor(
    private readonly entries: EnteredBookingRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'remove unfinished bookings', every: searchEvery, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.entries.removeUnfinished({ createdUntil: new Date(this.clock.now().getTime() - claimGrace) });
  }
}
