import { Controller } from '@nestjs/common';
import { getEmailOutage, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { EmailOutageRepository } from '../../jobs';
import { CurrentOutage } from '../current-outage';

@Controller()
export class GetEmailOutage {
  constructor(
    private readonly outage: CurrentOutage,
    private readonly emails: EmailOutageRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(getEmailOutage)
  async run(): Promise<ResponseOf<typeof getEmailOutage>> {
    const now = this.clock.now();
    const outage = await this.outage.find(now);
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
