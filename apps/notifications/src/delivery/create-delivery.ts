import type { NotificationSettings } from '../settings/notification-settings';
import type { EmailDelivery } from './email-delivery';
import { LocalMailboxDelivery } from './local-mailbox-delivery';

const silenceMs = 20_000;

/**
 * The delivery by SMTP if a server is configured, otherwise into the local mailbox. The SMTP client is loaded only if
 * it is used.
 */
export const createDelivery = async (
  { smtpUrl, allowsPlaintext, senderAddress }: NotificationSettings,
  connections: number,
): Promise<EmailDelivery> => {
  if (smtpUrl === undefined) return new LocalMailboxDelivery();
  const { SmtpDelivery } = await import('./smtp-delivery');
  return new SmtpDelivery({ url: smtpUrl, allowsPlaintext, senderAddress, connections, silenceMs });
};
