import { randomInt } from 'node:crypto';
import type { PublicPrices } from '@hearthstay/contracts';
import { newPaymentReference } from '@hearthstay/prices/payment';
import { z } from 'zod';

/** The terms of payment of a request, from the prices at its creation. */
export const paymentTermsSchema = z.object({
  /** The unique reference by which the owner finds the request of a payment. */
  reference: z.string(),
  /** Of the total, due `depositDueDays` after the approval. */
  depositPercent: z.int(),
  depositDueDays: z.int(),
  /** The rest is due so many days before the arrival. */
  balanceDueDaysBefore: z.int(),
});

export type PaymentTerms = z.infer<typeof paymentTermsSchema>;

const newReference = (): string => newPaymentReference((max) => randomInt(max));

/** The same request with another reference, for the rare case that its own is taken. */
export const withNewReference = <Request extends { paymentTerms?: PaymentTerms }>(request: Request): Request => ({
  ...request,
  ...(request.paymentTerms && { paymentTerms: { ...request.paymentTerms, reference: newReference() } }),
});

/** The terms of a new request, with a reference of its own. */
export const paymentTermsOf = ({ deposit, balanceDueDaysBefore }: PublicPrices): PaymentTerms => ({
  reference: newReference(),
  depositPercent: deposit?.percent ?? 0,
  depositDueDays: deposit?.dueDays ?? 0,
  balanceDueDaysBefore,
});
