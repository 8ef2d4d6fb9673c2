import type { Day } from '@hearthstay/stay';
import type { Quote } from '../quote/quote';

export const paymentKinds = ['deposit', 'balance', 'refund'] as const;

/** A payment that the owner has noted; the amount is positive, also of a refund. */
export interface Payment {
  readonly kind: (typeof paymentKinds)[number];
  readonly amount: number;
  readonly date: Day;
}

export type PaymentState = 'open' | 'deposit-paid' | 'paid' | 'refunded';

type Price = Pick<Quote, 'total' | 'deposit'>;

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/** The payments minus the refunds; negative if the owner has refunded more than the guest has paid. */
export const paidAmount = (payments: readonly Payment[]): number => {
  const refunds = payments.filter(({ kind }) => kind === 'refund');
  const received = payments.filter(({ kind }) => kind !== 'refund');
  return sumOf(received) - sumOf(refunds);
};

/**
 * The state of a stay's payment. Only sums count, so a deposit may be paid in parts. A stay counts as refunded when the
 * guest has got everything back.
 */
export const paymentState = ({ total, deposit }: Price, payments: readonly Payment[]): PaymentState => {
  const paid = paidAmount(payments);
  if (paid <= 0 && payments.some(({ kind }) => kind === 'refund')) return 'refunded';
  if (paid >= total) return 'paid';
  return deposit > 0 && paid >= deposit ? 'deposit-paid' : 'open';
};
