import { paymentKinds, priceLimits } from '@hearthstay/prices';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { lineOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';

/** A payment that the owner notes for a request. Unknown fields are rejected, because they would be lost. */
export const paymentFieldsSchema = z.strictObject({
  kind: z.enum(paymentKinds, { error: ({ input }) => (input === undefined ? 'REQUIRED' : 'INVALID') }),
  /** In the smallest unit of the quote's currency; positive also for a refund. */
  amount: wholeNumber(1, priceLimits.totalMax, 'AMOUNT_OUT_OF_RANGE'),
  date: daySchema,
  /** For the owner alone; an empty one counts as none. */
  note: lineOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' })
    .transform((note) => note || undefined)
    .optional(),
});

export type PaymentFields = z.infer<typeof paymentFieldsSchema>;

/** A payment that is noted for a request. */
export const paymentSchema = z.object({
  id: idSchema,
  kind: z.enum(paymentKinds),
  amount: z.int(),
  date: daySchema,
  note: z.string().nullable(),
});

export type RecordedPayment = z.infer<typeof paymentSchema>;

/** An unpaid part of the price, and when it is due. */
export const duePaymentSchema = z.object({
  kind: z.enum(['deposit', 'balance']),
  amount: z.int(),
  date: daySchema,
});

/** The payment of a request, as its guest may see it. Amounts are in the smallest unit of the quote's currency. */
export const paymentStatusSchema = z.object({
  /** The reference for the guest's transfer, such as `HS-7KQ2MX`. */
  reference: z.string(),
  state: z.enum(['open', 'deposit-paid', 'paid', 'refunded']),
  /** The payments minus the refunds; negative if the owner has refunded more than the guest has paid. */
  paid: z.int(),
  /** Earliest first; none unless the request is approved or confirmed. */
  due: z.array(duePaymentSchema.extend({ isOverdue: z.boolean() })),
});

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** The payment of a request as the owner sees it. */
export const paymentAccountSchema = paymentStatusSchema.extend({ payments: z.array(paymentSchema) });

export type PaymentAccount = z.infer<typeof paymentAccountSchema>;
