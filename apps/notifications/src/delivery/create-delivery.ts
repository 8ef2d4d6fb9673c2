import type { NotificationSettings } from '../settings/notification-settings';
import type { EmailDelivery } from './email-delivery';
import { LocalMailboxDelivery } from './local-mailbox-delivery';

const silenceMs = 20_000;

/** The way that e-mails take: through the mail server if there is one. Without one, its client is not even loaded. */
export const createDelivery = async (
  { smtpUrl, allowsPlaintext, senderAddress }: NotificationSettings,
  connections: number,
): Promise<EmailDelivery> => {
  if (smtpUrl === undefined) return new LocalMailboxDelivery();
  const { SmtpDelivery } = await import('./smtp-delivery');
  return new SmtpDelivery({ url: smtpUrl, allowsPlaintext, senderAddress, connections, silenceMs });
};
