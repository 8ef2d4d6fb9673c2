import { createTransport } from 'nodemailer';
import type { OutgoingEmail } from '../emails/email';
import { brandIcon } from '../templates/brand-icon';

/** Sends the e-mails as somebody would who has them in memory and may forget them: over as many connections, and nothing else. */
export const sendBare = async (url: string, connections: number, emails: readonly OutgoingEmail[]): Promise<void> => {
  const transport = createTransport({ url, pool: true, maxConnections: connections });
  const left = emails.values();
  const sendUntilDone = async (): Promise<void> => {
    for (const { senderName, to, subject, html, text, attachments } of left) {
      await transport.sendMail({
        from: { name: senderName, address: 'haus@example.com' },
        to,
        subject,
        html,
        text,
        attachments: [{ ...brandIcon, encoding: 'base64', contentDisposition: 'inline' }, ...attachments],
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilDone));
  transport.close();
};
