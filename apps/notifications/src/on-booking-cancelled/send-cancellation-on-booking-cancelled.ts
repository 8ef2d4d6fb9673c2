import { Controller } from '@nestjs/common';
import { bookingCancelled, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { stayCalendar } from '../templates/calendar/stay-calendar';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { cancellationEmail } from '../templates/content/cancellation-email';

@Controller()
export class SendCancellationOnBookingCancelled {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingCancelled)
  async send(event: MessageOf<typeof bookingCancelled>): Promise<void> {
    const email = await composeEmail({
      kind: 'booking-cancelled',
      content: cancellationEmail(event.payload, this.settings),
      attachments: [await stayCalendar(event.payload, 'cancelled', this.settings)],
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
