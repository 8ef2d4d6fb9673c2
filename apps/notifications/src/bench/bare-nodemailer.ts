import { createTransport } from 'nodemailer';
import { toSmtpMessage } from '../delivery/smtp-message';
import { emailJobId } from '../jobs/email-job';
import { renderEmail } from '../templates/render-email';
import { settings } from '../testing/events';
import type { approvals } from './approvals';

/**
 * Renders and sends the same e-mails from memory, over the same number of connections, without a queue. It renders
 * while it sends, as the queue does, so that the difference is the cost of the queue alone.
 */
export const sendBare = async (url: string, connections: number, jobs: ReturnType<typeof approvals>): Promise<void> => {
  const transport = createTransport({ url, pool: true, maxConnections: connections });
  const left = jobs.values();
  const sendUntilDone = async (): Promise<void> => {
    for (const job of left) {
      const { kind, locale, data, to } = job;
      const email = await renderEmail(kind, locale, data, settings);
      const deliverable = { ...email, to, locale, messageId: `${emailJobId(job)}@mail.example` };
      await transport.sendMail(toSmtpMessage(deliverable, 'haus@example.com'));
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilDone));
  transport.close();
};
