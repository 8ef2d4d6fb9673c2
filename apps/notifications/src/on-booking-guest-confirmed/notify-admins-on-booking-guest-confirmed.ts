import { Controller } from '@nestjs/common';
import { bookingGuestConfirmed, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { AdminNotices } from '../admin-recipients/admin-notices';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { adminRequestEmail } from '../templates/content/admin-request-email';

@Controller()
export class NotifyAdminsOnBookingGuestConfirmed {
  constructor(
    private readonly notices: AdminNotices,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(bookingGuestConfirmed)
  async notify(event: MessageOf<typeof bookingGuestConfirmed>): Promise<void> {
    const email = await composeEmail({
      kind: 'new-request',
      content: adminRequestEmail(event.payload, 'newRequest', this.settings),
      replyTo: event.payload.email,
    });
    await this.notices.add(event, email);
  }
}
