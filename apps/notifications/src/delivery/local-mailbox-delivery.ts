import { EmailDelivery, type DeliveryOutcome } from './email-delivery';

/** Without an SMTP server, e-mails stay in the database, where the local mailbox shows them. */
export class LocalMailboxDelivery extends EmailDelivery {
  async deliver(): Promise<DeliveryOutcome> {
    return 'kept';
  }

  close(): void {}
}
