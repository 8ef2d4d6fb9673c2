import { Controller } from '@nestjs/common';
import { getEmailOutage, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { EmailOutageRepository } from '../../jobs';
import { unsentContentMs } from '../../retention/retention';
import { outageOf, serverFailures } from '../email-outage';

@Controller()
export class GetEmailOutage {
  constructor(
    private readonly emails: EmailOutageRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(getEmailOutage)
  async run(): Promise<ResponseOf<typeof getEmailOutage>> {
    const now = this.clock.now();
    // Nothing is left to be sent of what was given up before.
    const failures = await this.emails.failures(serverFailures, new Date(now.getTime() - unsentContentMs));
    if (failures.length === 0) return { outage: null };
    const first = new Date(Math.min(...failures.map(({ since }) => since.getTime())));
    const outage = outageOf(failures, await this.emails.lastSentAt(first), now);
    if (!outage) return { outage: null };
    const { reason, details } = outage.failure;
    return {
      outage: {
        since: outage.since.toISOString(),
        waiting: await this.emails.waiting(now),
        failure: { reason, ...(details && { details }) },
      },
    };
  }
}
