import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { everyMilliseconds, Scheduler } from '@hearthstay/scheduler';
import { AdminNoticeRepository } from '../admin-recipients';
import { EmailContentRepository } from '../jobs';

const interval = 60 * 60_000;

/** How long unsent content is kept, in milliseconds: enough time to find and correct the cause. */
export const unsentContentMs = 7 * 24 * 60 * 60_000;

/**
 * Removes the content of e-mails and notices every hour, in one instance. The database removes their documents much
 * later.
 */
@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);

  constructor(
    private readonly content: EmailContentRepository,
    private readonly notices: AdminNoticeRepository,
    scheduler: Scheduler,
    private readonly clock: Clock = new Clock(),
  ) {
    scheduler.addForOneInstance({
      name: 'remove old content of e-mails',
      next: everyMilliseconds(interval),
      run: () => this.run(),
    });
  }

  async run(now = this.clock.now()): Promise<void> {
    const unsentUntil = new Date(now.getTime() - unsentContentMs);
    const emails = await this.content.remove({ endedUntil: unsentUntil });
    if (emails > 0) this.logger.log({ emails }, 'Removed the content of e-mails');
    const notices = await this.notices.giveUpWaiting(unsentUntil);
    if (notices > 0) this.logger.error({ notices }, 'Gave up notices to admins: the admins are not known');
  }
}
