import type { Locale } from '@hearthstay/contracts';
import type { RenderedEmail } from '../templates/rendered-email';

/** A rendered e-mail to one recipient. */
export interface DeliverableEmail extends RenderedEmail {
  to: string;
  locale: Locale;
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

/**
 * When to try again: `never`, where that is of no use; `later`, and later each time, where the server has refused this
 * e-mail for now; `soon`, where there is no server just now, so that the e-mail goes out when it is back.
 */
type TryAgain = 'never' | 'later' | 'soon';

/** Why an e-mail could not be delivered. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';

  /** @param summary codes only, fit for logs: what a server answers in words may hold the recipient's address. */
  constructor(
    readonly summary: string,
    readonly tryAgain: TryAgain,
    options?: ErrorOptions,
  ) {
    super(summary, options);
  }
}
