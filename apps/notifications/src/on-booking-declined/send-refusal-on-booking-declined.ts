import { Controller } from '@nestjs/common';
import { bookingDeclined, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { refusalEmail } from '../templates/content/refusal-email';

@Controller()
export class SendRefusalOnBookingDeclined {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingDeclined)
  async send(event: MessageOf<typeof bookingDeclined>): Promise<void> {
    const email = await composeEmail({
      kind: 'request-declined',
      content: refusalEmail(event.payload, this.settings),
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
