import { Injectable } from '@nestjs/common';
import type { CausingEvent, ComposedEmail } from '../emails/email';
import { EmailQueue } from '../emails/email-queue';
import { AdminNoticeRepository } from './persistence/admin-notice.repository';
import { AdminRosterRepository } from './persistence/admin-roster.repository';

/**
 * E-mails to every admin, one each. Who they are is told by an event, which may come later than the first e-mail for them. Then the
 * e-mail waits in the database, as long as it takes: refusing the event instead would have the broker put it aside after some tries.
 */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly notices: AdminNoticeRepository,
    private readonly roster: AdminRosterRepository,
    private readonly emails: EmailQueue,
  ) {}

  async add(event: CausingEvent, email: ComposedEmail): Promise<void> {
    await this.notices.add(event, email);
    await this.sendWaiting();
  }

  /**
   * Queues what waits, if the admins are known. It is called after a notice is stored and after a roster is stored, so whichever of
   * them is second finds the other. When it is cut short, the event that called it comes again.
   */
  async sendWaiting(): Promise<void> {
    const recipients = await this.roster.emails();
    if (recipients === null) return;
    for (const { _id, eventId, correlationId, email } of await this.notices.listWaiting()) {
      for (const to of recipients) await this.emails.add({ id: eventId, correlationId }, to, email);
      await this.notices.markQueued(_id);
    }
  }
}
