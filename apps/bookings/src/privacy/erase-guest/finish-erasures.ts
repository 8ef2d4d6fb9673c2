import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { claimGrace, searchEvery } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';
import { GuestErasure } from './guest-erasure';

/** Finishes erasures that were interrupted, in every instance. */
@Injectable()
export class FinishErasures {
  private readonly logger = new Logger(FinishErasures.name);

  constructor(
    private readonly records: PrivacyRecordRepository,
    private readonly erasure: GuestErasure,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'finish erasures of guests', every: searchEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    const madeUntil = new Date(this.clock.now().getTime() - claimGrace);
    for (const { id, guest } of await this.records.listUnfinished(madeUntil)) {
      if (guest) await this.erasure.finish(id, guest);
      this.logger.warn({ erasureId: id }, 'Finished an erasure that was interrupted');
    }
  }
}
