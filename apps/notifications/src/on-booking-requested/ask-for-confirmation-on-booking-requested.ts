import { Controller } from '@nestjs/common';
import { bookingRequested, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { confirmationRequestEmail } from '../templates/content/confirmation-request-email';

@Controller()
export class AskForConfirmationOnBookingRequested {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingRequested)
  async ask(event: MessageOf<typeof bookingRequested>): Promise<void> {
    const email = await composeEmail({
      kind: 'request-received',
      content: confirmationRequestEmail(event.payload, this.settings),
      usefulUntil: event.payload.confirmLink.expiresAt,
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
