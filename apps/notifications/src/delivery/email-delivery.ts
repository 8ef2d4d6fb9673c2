import type { EmailFailureReason, Locale } from '@hearthstay/contracts';
import type { RenderedEmail } from '../templates/rendered-email';

/** A rendered e-mail to one recipient. */
export interface DeliverableEmail extends RenderedEmail {
  to: string;
  locale: Locale;
  messageId: string;
}

/** The outcome: an SMTP server has accepted the e-mail, or it is kept for the local mailbox. */
export type DeliveryOutcome = 'sent' | 'kept';

/** Delivers a rendered e-mail. The queue is the same for every implementation. */
export abstract class EmailDelivery {
  /** @throws DeliveryFailure */
  abstract deliver(email: DeliverableEmail, signal: AbortSignal): Promise<DeliveryOutcome>;
  abstract close(): void;
}

/**
 * When to retry: `never`, if the failure is permanent; `later`, with exponential backoff, if the server has rejected
 * this e-mail temporarily; `soon`, with a constant pause, while no server is available.
 */
type TryAgain = 'never' | 'later' | 'soon';

interface FailureOptions extends ErrorOptions {
  /** What the owner is told; absent if nothing is wrong, as when the process stops. */
  reason?: EmailFailureReason;
  /** The mail server's own words, without secrets. */
  details?: string;
}

/** The failed delivery of an e-mail. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly reason: EmailFailureReason | undefined;
  readonly details: string | undefined;

  /** @param summary codes only, for logs: the server's text may contain the recipient's address */
  constructor(
    readonly summary: string,
    readonly tryAgain: TryAgain,
    { reason, details, ...options }: FailureOptions = {},
  ) {
    super(summary, options);
    this.reason = reason;
    this.details = details;
  }
}
