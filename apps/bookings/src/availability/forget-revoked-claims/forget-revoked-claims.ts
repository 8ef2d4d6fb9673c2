import { Injectable } from '@nestjs/common';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { nightlyHour } from '../../nightly-hour';
import { PropertyClock } from '../../property-clock';
import { ApprovalFence } from '../persistence/approval-fence';

/**
 * Forgets revoked claims once no approval can follow: every night, in one instance, for requests end with their days.
 * Not by the age of a claim: an approver of any slowness must find its claim revoked as long as the days can be given
 * to others.
 */
@Injectable()
export class ForgetRevokedClaims {
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
    await this.fence.forgetRevoked(this.clock.today());
  }
}
