import { Controller } from '@nestjs/common';
import { bookingConfirmed, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { stayCalendar } from '../templates/calendar/stay-calendar';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { confirmationEmail } from '../templates/content/confirmation-email';

@Controller()
export class SendConfirmationOnBookingConfirmed {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingConfirmed)
  async send(event: MessageOf<typeof bookingConfirmed>): Promise<void> {
    const email = await composeEmail({
      kind: 'booking-confirmed',
      content: confirmationEmail(event.payload, this.settings),
      attachments: [await stayCalendar(event.payload, 'confirmed', this.settings)],
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
