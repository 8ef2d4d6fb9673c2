import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { CausingEvent, EmailDraft } from '../jobs/email-job';
import { EmailQueue } from '../jobs/email-queue';
import { mayBeForgotten } from '../jobs/event-age';
import { AdminNoticeRepository } from './persistence/admin-notice.repository';
import { AdminRosterRepository } from './persistence/admin-roster.repository';

/**
 * E-mails to every admin, one each. Who they are is told by an event, which may come later than the first e-mail for
 * them. Then the e-mail waits in the database, as long as it takes: refusing the event instead would have the broker
 * put it aside after some tries.
 */
@Injectable()
export class AdminNotices implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdminNotices.name);

  constructor(
    private readonly notices: AdminNoticeRepository,
    private readonly roster: AdminRosterRepository,
    private readonly emails: EmailQueue,
  ) {}

  /** Notices may have been stored by an instance that was killed before it queued them. */
  onApplicationBootstrap(): void {
    this.sendWaiting().catch((error: unknown) => {
      this.logger.error({ err: error }, 'Cannot queue the notices that wait; the next event tries again');
    });
  }

  async add(event: CausingEvent, draft: EmailDraft): Promise<void> {
    if (mayBeForgotten(event)) {
      this.logger.warn({ eventId: event.id, kind: draft.kind }, 'An event is too old for an e-mail');
      return;
    }
    await this.notices.add(event, draft);
    await this.sendWaiting();
  }

  /**
   * Queues what waits, if the admins are known. It is called after a notice is stored and after a roster is stored, so
   * whichever of them is second finds the other. When it is cut short, the event that called it comes again.
   */
  async sendWaiting(): Promise<void> {
    const recipients = await this.roster.emails();
    if (recipients === null) return;
    for (const { _id, eventId, correlationId, draft, createdAt = new Date() } of await this.notices.listWaiting()) {
      // The notice itself shows that its event was not forgotten when it came.
      const event = { id: eventId, correlationId, occurredAt: createdAt.toISOString() };
      for (const to of recipients) await this.emails.add(event, to, draft);
      await this.notices.markQueued(_id);
    }
  }
}
