import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { DecisionLinks } from '../decision-links/decision-links';
import type { CausingEvent, EmailDraft } from '../jobs/email-job';
import { EmailQueue } from '../jobs/email-queue';
import { recordsMayBeRemoved } from '../jobs/event-age';
import { NoticeAddressRepository } from '../notices';
import { AdminNoticeRepository } from './persistence/admin-notice.repository';
import { AdminRosterRepository } from './persistence/admin-roster.repository';

/**
 * E-mails to admins, and notices beside them, each in the language of its recipient. One to every admin is queued for
 * each of them, a notice for those who have named an address for it. An event
 * announces the admins, and it may arrive later than the first e-mail to them. Until then the e-mail waits in the
 * database: rejecting its event instead would dead-letter it after some deliveries.
 */
@Injectable()
export class AdminNotices implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdminNotices.name);

  constructor(
    private readonly notices: AdminNoticeRepository,
    private readonly roster: AdminRosterRepository,
    private readonly emails: EmailQueue,
    private readonly decisionLinks: DecisionLinks,
    private readonly addresses: NoticeAddressRepository,
    private readonly clock: Clock,
  ) {}

  /** An instance may have been killed after it stored a notice and before it queued it. */
  onApplicationBootstrap(): void {
    this.sendWaiting().catch((error: unknown) => {
      this.logger.error({ err: error }, 'Cannot queue the waiting notices to admins, retrying with the next event');
    });
  }

  async add(event: CausingEvent, draft: EmailDraft): Promise<void> {
    if (recordsMayBeRemoved(event)) {
      this.logger.warn({ eventId: event.id, kind: draft.kind }, 'Dropped an e-mail: its event is too old');
      return;
    }
    if (draft.kind === 'notice' && !(await this.addresses.any())) return;
    await this.notices.add(event, draft);
    await this.sendWaiting();
  }

  /** Queues an e-mail to one address, which may be that of somebody who is no admin any more. */
  async addFor(email: string, event: CausingEvent, draft: EmailDraft): Promise<void> {
    await this.emails.add(event, email, await this.inLanguageOf(email, draft));
  }

  /**
   * Queues the waiting notices if the admins are known. It is called after a notice and after a roster is stored, so
   * the later one of them finds the other. When it is interrupted, the event that called it is redelivered.
   */
  async sendWaiting(): Promise<void> {
    const recipients = await this.roster.emails();
    if (recipients === null) return;
    for (const {
      _id,
      eventId,
      correlationId,
      draft,
      createdAt = this.clock.now(),
    } of await this.notices.listWaiting()) {
      // The stored notice proves that its event was recent enough when it arrived.
      const event = { id: eventId, correlationId, occurredAt: createdAt.toISOString() };
      for (const to of recipients) {
        const own = await this.ownDraft(draft, to);
        if (own) await this.addFor(to, event, own);
      }
      await this.notices.markQueued(_id);
    }
  }

  /** The draft for one admin; `undefined` of a notice that this admin does not want. */
  private async ownDraft(draft: EmailDraft, to: string): Promise<EmailDraft | undefined> {
    if (draft.kind !== 'notice') return this.decisionLinks.addTo(draft, to);
    const address = await this.addresses.find(to);
    return address ? { ...draft, channel: address.kind } : undefined;
  }

  private async inLanguageOf(email: string, draft: EmailDraft): Promise<EmailDraft> {
    return { ...draft, locale: (await this.roster.localeOf(email)) ?? draft.locale };
  }
}
