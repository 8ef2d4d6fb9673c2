import { Injectable } from '@nestjs/common';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { nightlyHour } from '../../nightly-hour';
import { PropertyClock } from '../../property-clock';
import { ApprovalFence } from '../persistence/approval-fence';

/**
 * Removes the revoked claims of past requests, every night, in one instance. The age of a claim does not matter: an
 * approval that is delayed for any time must find its claim revoked while the days can be claimed by others.
 */
@Injectable()
export class RemoveRevokedClaims {
  constructor(
    private readonly fence: ApprovalFence,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'forget revoked claims',
      next: dailyAt(nightlyHour, clock.timezone),
      run: () => this.run(),
    });
  }

  async run(): Promise<void> {
    await this.fence.removeRevoked(this.clock.today());
  }
}
