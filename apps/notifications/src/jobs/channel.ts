import type { RenderedEmail } from '../templates/rendered-email';
import type { LeasedJob } from './persistence/email-lease.repository';

export type { LeasedJob };

/** The outcome: a server has accepted it, or the local mailbox keeps the e-mail. */
export type Delivered = { result: 'sent' } | { result: 'kept'; email: RenderedEmail };

/** Delivers what is composed. @throws DeliveryFailure */
export type Delivery = (signal: AbortSignal) => Promise<Delivered>;

/** A way to reach people. The queue is the same for each. */
export interface Channel {
  /**
   * Composes what is queued; `undefined` if nobody wants it any more.
   *
   * @throws DeliveryFailure
   */
  prepare(job: LeasedJob): Promise<Delivery | undefined>;
  close(): void;
}
