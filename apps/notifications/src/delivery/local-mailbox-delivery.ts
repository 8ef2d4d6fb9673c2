import { EmailDelivery, type DeliveryOutcome } from './email-delivery';

/** Without a mail server an e-mail stays where it is, and the local mailbox shows it. */
export class LocalMailboxDelivery extends EmailDelivery {
  async deliver(): Promise<DeliveryOutcome> {
    return 'kept';
  }

  close(): void {}
}
