import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { AdminNoticeRepository } from '../admin-recipients/persistence/admin-notice.repository';
import { EmailContentRepository } from '../jobs/persistence/email-content.repository';

const interval = 60 * 60_000;

/** How long content stays that was not sent, in milliseconds: time enough to find the cause and mend it. */
export const unsentContentMs = 7 * 24 * 60 * 60_000;

/**
 * Ends what e-mails and notices say, at start-up and every hour: their documents end in the database by themselves, but
 * much later. Every instance does.
 */
@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);

  constructor(
    private readonly content: EmailContentRepository,
    private readonly notices: AdminNoticeRepository,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'remove old content of e-mails', every: interval, run: () => this.run() });
  }

  async run(now = new Date()): Promise<void> {
    const unsentUntil = new Date(now.getTime() - unsentContentMs);
    await this.content.dateEnds(now);
    const emails = await this.content.remove({ endedUntil: unsentUntil });
    if (emails > 0) this.logger.log({ emails }, 'Removed the content of e-mails');
    await this.notices.dateUndated(now);
    const notices = await this.notices.giveUpWaiting(unsentUntil);
    if (notices > 0) this.logger.error({ notices }, 'Gave up notices to admins: nobody has told who they are');
  }
}
