import type { OutgoingEmail } from '../email';

export interface DeliverableEmail extends Pick<
  OutgoingEmail,
  'to' | 'senderName' | 'subject' | 'html' | 'text' | 'attachments' | 'locale'
> {
  messageId: string;
}

/** What has become of an e-mail: a mail server has it, or it is kept for the local mailbox. */
export type DeliveryOutcome = 'sent' | 'kept';

/** The last step of an e-mail. The queue is the same whichever way is taken. */
export abstract class EmailDelivery {
  /** @throws DeliveryFailure */
  abstract deliver(email: DeliverableEmail, signal: AbortSignal): Promise<DeliveryOutcome>;
  abstract close(): void;
}

/** Why an e-mail could not be delivered. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';

  /**
   * @param summary codes only, fit for logs: what a server answers in words may hold the recipient's address.
   * @param permanent whether trying again is of no use.
   */
  constructor(
    readonly summary: string,
    readonly permanent: boolean,
    options?: ErrorOptions,
  ) {
    super(summary, options);
  }
}
