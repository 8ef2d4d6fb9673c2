import type { EmailDelivery } from '../delivery/email-delivery';
import type { Channels } from '../jobs/channels';
import { EmailChannel } from '../jobs/email-channel';
import type { NotificationSettings } from '../settings/notification-settings';

/** The channels of a queue without notices. */
export const emailsOnly = (delivery: EmailDelivery, settings: NotificationSettings): Channels => {
  const emails = new EmailChannel(delivery, settings);
  return { emails, of: () => emails, close: () => emails.close() } as unknown as Channels;
};
