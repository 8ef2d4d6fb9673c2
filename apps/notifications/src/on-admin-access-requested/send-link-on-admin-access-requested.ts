import { Controller } from '@nestjs/common';
import { adminAccessRequested, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from '../templates/compose-email';
import { adminAccessEmail } from '../templates/content/admin-access-email';

@Controller()
export class SendLinkOnAdminAccessRequested {
  constructor(
    private readonly emails: EmailQueue,
    private readonly settings: NotificationSettings,
  ) {}

  @OnEvent(adminAccessRequested)
  async send(event: MessageOf<typeof adminAccessRequested>): Promise<void> {
    const email = await composeEmail({
      kind: 'admin-access',
      content: adminAccessEmail(event.payload, this.settings),
      usefulUntil: event.payload.link.expiresAt,
    });
    await this.emails.add(event, event.payload.email, email);
  }
}
