import { Injectable } from '@nestjs/common';
import type { Day } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { ApprovalFence } from '../persistence/approval-fence';

/**
 * Forgets revoked claims once no approval can follow, when the service starts and then once a day, for requests end
 * with their days. Not by the age of a claim: an approver of any slowness must find its claim revoked as long as the
 * days can be given to others.
 */
@Injectable()
export class ForgetRevokedClaims {
  private doneOn: Day | undefined;

  constructor(
    private readonly fence: ApprovalFence,
    private readonly clock: PropertyClock,
  ) {}

  async run(): Promise<void> {
    const today = this.clock.today();
    if (this.doneOn === today) return;
    await this.fence.forgetRevoked(today);
    this.doneOn = today;
  }
}
