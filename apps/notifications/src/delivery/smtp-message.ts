import type { SendMailOptions } from 'nodemailer';
import { brandIcon } from '../templates/brand-icon';
import type { DeliverableEmail } from './email-delivery';

/** An e-mail as nodemailer takes it. */
export const toSmtpMessage = (email: DeliverableEmail, senderAddress: string): SendMailOptions => ({
  from: { name: email.senderName, address: senderAddress },
  to: email.to,
  ...(email.replyTo && { replyTo: { name: '', address: email.replyTo } }),
  messageId: `<${email.messageId}>`,
  subject: email.subject,
  html: email.html,
  text: email.text,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': email.locale },
  attachments: [
    ...[brandIcon, ...(email.images ?? [])].map(
      (image) => ({ ...image, encoding: 'base64', contentDisposition: 'inline' }) as const,
    ),
    ...email.attachments,
  ],
});
