import { Injectable } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { everyMilliseconds, Scheduler } from '@hearthstay/scheduler';
import { AdminNotices } from '../../admin-recipients/admin-notices';
import { EmailOutageRepository } from '../../jobs';
import { NoticeAddressRepository } from '../../notices';
import { NotificationSettings } from '../../settings/notification-settings';
import { CurrentOutage } from '../current-outage';

const interval = 60_000;

/** Tells admins once that e-mails fail, by the only way that is left. */
@Injectable()
export class ReportOutage {
  constructor(
    private readonly addresses: NoticeAddressRepository,
    private readonly outage: CurrentOutage,
    private readonly emails: EmailOutageRepository,
    private readonly notices: AdminNotices,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'report failing e-mails',
      next: everyMilliseconds(interval),
      run: () => this.run(),
    });
  }

  async run(): Promise<void> {
    if (!(await this.addresses.any())) return;
    const now = this.clock.now();
    const outage = await this.outage.find(now);
    if (!outage) return;
    // An outage ends with an e-mail that is sent, so the last one before it identifies the outage.
    const lastSentAt = await this.emails.lastSentAt(new Date(0));
    const id = `emails-failing-${lastSentAt?.toISOString() ?? 'from-the-first-one-on'}`;
    await this.notices.add(
      { id, correlationId: id, occurredAt: now.toISOString() },
      {
        kind: 'notice',
        locale: this.settings.adminLocale,
        data: { event: 'emails-failing', since: outage.since.toISOString() },
      },
    );
  }
}
