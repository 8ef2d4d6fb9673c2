import { Controller } from '@nestjs/common';
import { bookingApproved, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { stayCalendar } from '../templates/calendar/stay-calendar';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { approvalEmail } from '../templates/content/approval-email';

@Controller()
export class SendApprovalOnBookingApproved {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingApproved)
  async send(event: MessageOf<typeof bookingApproved>): Promise<void> {
    const email = await composeEmail({
      kind: 'request-approved',
      content: approvalEmail(event.payload, this.settings),
      attachments: [await stayCalendar(event.payload, 'toBeConfirmed', this.settings)],
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
