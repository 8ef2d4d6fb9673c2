import { Controller } from '@nestjs/common';
import { bookingConfirmed, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { AdminNotices } from '../admin-recipients/admin-notices';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { adminRequestEmail } from '../templates/content/admin-request-email';

@Controller()
export class NotifyAdminsOnBookingConfirmed {
  constructor(
    private readonly notices: AdminNotices,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingConfirmed)
  async notify(event: MessageOf<typeof bookingConfirmed>): Promise<void> {
    const email = await composeEmail({
      kind: 'booking-confirmed-for-admins',
      content: adminRequestEmail(event.payload, 'bookingConfirmed', this.settings),
      replyTo: event.payload.email,
    });
    await this.notices.add(event, email);
  }
}
