import { createTransport } from 'nodemailer';
import { emailId, type OutgoingEmail } from '../jobs/email-job';
import { toSmtpMessage } from '../delivery/smtp-message';

/**
 * Sends the e-mails, the same to the last header, as somebody would who has them in memory and may forget them: over as many connections,
 * and nothing else.
 */
export const sendBare = async (url: string, connections: number, emails: readonly OutgoingEmail[]): Promise<void> => {
  const transport = createTransport({ url, pool: true, maxConnections: connections });
  const left = emails.values();
  const sendUntilDone = async (): Promise<void> => {
    for (const email of left) {
      const deliverable = { ...email, messageId: `${emailId(email)}@mail.example` };
      await transport.sendMail(toSmtpMessage(deliverable, 'haus@example.com'));
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilDone));
  transport.close();
};
