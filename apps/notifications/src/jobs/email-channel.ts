import { Injectable } from '@nestjs/common';
import type { EmailKind } from '@hearthstay/contracts';
import { EmailDelivery } from '../delivery/email-delivery';
import { NotificationSettings } from '../settings/notification-settings';
import type { Channel, Delivery } from './channel';
import { emailOf } from './email-of-job';
import type { LeasedJob } from './persistence/email-lease.repository';

/** Renders e-mails and delivers them. */
@Injectable()
export class EmailChannel implements Channel {
  constructor(
    private readonly delivery: EmailDelivery,
    private readonly settings: NotificationSettings,
  ) {}

  async prepare(job: LeasedJob): Promise<Delivery> {
    const email = await emailOf(job as LeasedJob & { kind: EmailKind }, this.settings);
    const deliverable = { ...email, to: job.to, locale: job.locale, messageId: `${job._id}@${this.settings.host}` };
    return async (signal) => ({ result: await this.delivery.deliver(deliverable, signal), email });
  }

  close(): void {
    this.delivery.close();
  }
}
