import { addDays, type Day } from '@hearthstay/stay';
import type { Quote } from '../quote/quote';
import { paidAmount, paymentState, type Payment } from './payment-state';

/** When the parts of a price are due. */
export interface DueDays {
  /** The days after the approval until the deposit is due. */
  readonly depositDueDays: number;
  /** The days before the arrival on which the rest is due. */
  readonly balanceDueDaysBefore: number;
}

export interface DuePayment {
  readonly kind: 'deposit' | 'balance';
  /** The unpaid part of it. */
  readonly amount: number;
  readonly date: Day;
}

interface Approved {
  approvedOn: Day;
  arrival: Day;
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * The unpaid parts of the price of an approved stay, and when they are due. Nothing is due before the approval or after
 * the arrival. The rest is never due before the deposit, so a stay that is approved shortly before it begins is paid at
 * once. Nothing is due when everything has been refunded.
 */
export const duePayments = (
  price: Pick<Quote, 'total' | 'deposit'>,
  { approvedOn, arrival }: Approved,
  { depositDueDays, balanceDueDaysBefore }: DueDays,
  payments: readonly Payment[] = [],
): DuePayment[] => {
  if (paymentState(price, payments) === 'refunded') return [];
  const { total, deposit } = price;
  const latest = later(arrival, approvedOn);
  const depositDate = earlier(addDays(approvedOn, depositDueDays), latest);
  const balanceDate = later(addDays(arrival, -balanceDueDaysBefore), deposit > 0 ? depositDate : approvedOn);
  const paid = Math.max(0, paidAmount(payments));
  const openDeposit = Math.max(0, deposit - paid);
  const parts: DuePayment[] = [
    { kind: 'deposit', amount: openDeposit, date: depositDate },
    { kind: 'balance', amount: Math.max(0, total - paid) - openDeposit, date: balanceDate },
  ];
  return parts.filter(({ amount }) => amount > 0);
};
