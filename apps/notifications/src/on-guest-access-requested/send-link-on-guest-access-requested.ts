import { Controller } from '@nestjs/common';
import { guestAccessRequested, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { guestAccessEmail } from '../templates/content/guest-access-email';

@Controller()
export class SendLinkOnGuestAccessRequested {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(guestAccessRequested)
  async send(event: MessageOf<typeof guestAccessRequested>): Promise<void> {
    const email = await composeEmail({
      kind: 'guest-access',
      content: guestAccessEmail(event.payload, this.settings),
      usefulUntil: event.payload.statusLink.expiresAt,
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
