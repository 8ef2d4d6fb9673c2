import { Injectable } from '@nestjs/common';
import { EmailOutageRepository } from '../jobs';
import { unsentContentMs } from '../retention/retention';
import { outageOf, outageReasons, type Outage } from './email-outage';

/** Finds out whether e-mails fail. */
@Injectable()
export class CurrentOutage {
  constructor(private readonly emails: EmailOutageRepository) {}

  async find(now: Date): Promise<Outage | undefined> {
    // Nothing is left to be sent of what was given up before.
    const failures = await this.emails.failures(outageReasons, new Date(now.getTime() - unsentContentMs));
    if (failures.length === 0) return undefined;
    const first = new Date(Math.min(...failures.map(({ since }) => since.getTime())));
    return outageOf(failures, await this.emails.lastSentAt(first), now);
  }
}
