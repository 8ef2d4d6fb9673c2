import { EmailAttempts } from '../jobs/email-attempts';
import { createDelivery } from '../delivery/create-delivery';
import { DeliveryAttempt, parallelAttempts } from '../jobs/delivery-attempt';
import type { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';
import { NotificationSettings } from '../settings/notification-settings';
import { emailsOnly } from '../testing/emails-only';
import { runWorker } from '../testing/run-worker';
import { readEnv } from '@hearthstay/runtime';

/** Resolves when this number of e-mails is sent and marked as sent. */
class SentEmails extends EmailAttempts {
  private sent = 0;
  private reached: () => void = () => undefined;

  constructor(private readonly expected: number) {
    super();
  }

  readonly all = new Promise<void>((resolve) => {
    this.reached = resolve;
  });

  override count(...[outcome, kind]: Parameters<EmailAttempts['count']>): void {
    super.count(outcome, kind);
    if (outcome !== 'sent') throw new Error(`Cannot send an e-mail: ${outcome}`);
    this.sent += 1;
    if (this.sent === this.expected) this.reached();
  }
}

/**
 * Starts the worker of the product on a queue with this number of e-mails, and stops it when the last one is marked as
 * sent.
 */
export const drainQueue = async (url: string, jobs: EmailLeaseRepository, expected: number): Promise<void> => {
  const settings = new NotificationSettings(readEnv({ SMTP_URL: url, MAIL_FROM: 'haus@example.com' }));
  const sent = new SentEmails(expected);
  const delivery = await createDelivery(settings, parallelAttempts);
  const { stop } = runWorker(jobs, new DeliveryAttempt(jobs, emailsOnly(delivery, settings), sent));
  await sent.all;
  await stop();
};
